/** Tests of sentences, and the audit of what the games' chronicles say. */
@NullMarked
package org.apogee.engine.words;

import org.jspecify.annotations.NullMarked;
