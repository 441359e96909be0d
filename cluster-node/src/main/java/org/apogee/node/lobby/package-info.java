/** The lobby: seeks, challenges and invitations, until their games are open. */
@NullMarked
package org.apogee.node.lobby;

import org.jspecify.annotations.NullMarked;
