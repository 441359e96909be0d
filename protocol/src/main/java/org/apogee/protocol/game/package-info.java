/** Games as the parts order them from each other: what is played, by whom, with which clock. */
@NullMarked
package org.apogee.protocol.game;

import org.jspecify.annotations.NullMarked;
