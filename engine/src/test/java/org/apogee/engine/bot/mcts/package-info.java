/** How plans are tried and compared. */
@NullMarked
package org.apogee.engine.bot.mcts;

import org.jspecify.annotations.NullMarked;
