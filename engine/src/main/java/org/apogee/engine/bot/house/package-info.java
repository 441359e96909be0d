/** House bots by name, such as {@code greedy}, and how to make one. */
@NullMarked
package org.apogee.engine.bot.house;

import org.jspecify.annotations.NullMarked;
