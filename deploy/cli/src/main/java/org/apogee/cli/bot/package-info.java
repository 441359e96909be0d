/** Bot programs and the platform: connected online, or examined offline. */
@NullMarked
package org.apogee.cli.bot;

import org.jspecify.annotations.NullMarked;
