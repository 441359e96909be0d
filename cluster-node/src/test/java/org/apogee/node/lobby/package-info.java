@NullMarked
package org.apogee.node.lobby;

import org.jspecify.annotations.NullMarked;
