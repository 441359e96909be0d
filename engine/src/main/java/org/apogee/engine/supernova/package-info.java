/**
 * Supernova, the card game. The numbers "R 6.3" in comments are the rules of {@code
 * docs/rules/supernova.md}.
 *
 * <p>One chapter of the rules is one class without state: who decides, what is legal and what a
 * move does stand side by side, and {@link org.apogee.engine.supernova.Step} lists them. {@link
 * org.apogee.engine.supernova.SupernovaPosition} holds the truth in five parts (piles, table, turn,
 * attack, trade); everything outside sees only {@link org.apogee.engine.supernova.SupernovaRuleset}
 * and the view.
 */
@NullMarked
package org.apogee.engine.supernova;

import org.jspecify.annotations.NullMarked;
