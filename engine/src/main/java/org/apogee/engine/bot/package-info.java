/** Programs that choose moves: for every game, by its evaluation and by search. */
@NullMarked
package org.apogee.engine.bot;

import org.jspecify.annotations.NullMarked;
