package org.apogee.proving.marathon;

/**
 * One start of the marathon; the parts of a report may come from several.
 *
 * @param commit of the build
 * @param begun when, as ISO 8601
 */
record Run(String command, String machine, String commit, String begun) {}
