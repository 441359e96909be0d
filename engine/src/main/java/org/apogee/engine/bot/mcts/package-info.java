/** Monte Carlo search for games with many seats, dice and secrets. */
@NullMarked
package org.apogee.engine.bot.mcts;

import org.jspecify.annotations.NullMarked;
