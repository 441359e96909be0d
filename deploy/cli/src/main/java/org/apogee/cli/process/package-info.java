/**
 * Bots as child processes. Whatever such a program does, the platform goes on, keeps its memory
 * bounded and leaves no process behind.
 */
@NullMarked
package org.apogee.cli.process;

import org.jspecify.annotations.NullMarked;
