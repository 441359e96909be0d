/** What matchmakers write to the nightly dumps: standings. */
@NullMarked
package org.apogee.match.dump;

import org.jspecify.annotations.NullMarked;
