/** The search as it goes down its tree. */
@NullMarked
package org.apogee.engine.bot.mcts;

import org.jspecify.annotations.NullMarked;
