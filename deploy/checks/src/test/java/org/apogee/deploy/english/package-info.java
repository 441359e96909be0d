/** Finds phrases in texts for people that are word-for-word translations rather than English. */
@NullMarked
package org.apogee.deploy.english;

import org.jspecify.annotations.NullMarked;
