package org.apogee.match.preview;

/**
 * Something that an organiser should know before it creates a tournament. It prevents nothing.
 *
 * @param code for programs
 * @param field the field of the request that it concerns
 */
record Warning(String code, String field, String sentence) {}
