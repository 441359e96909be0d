@NullMarked
package org.apogee.node.game;

import org.jspecify.annotations.NullMarked;
