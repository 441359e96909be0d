/** Settings of a process: read once at the start, refused by one sentence with the key's name. */
@NullMarked
package org.apogee.platform.config;

import org.jspecify.annotations.NullMarked;
