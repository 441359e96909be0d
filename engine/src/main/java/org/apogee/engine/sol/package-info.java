/**
 * SOL: Last Days of a Star. The numbers "R 6.3" in comments are the rules of {@code
 * docs/rules/sol.md}.
 *
 * <p>One chapter of the rules is one class: who decides, what it offers and what it does stand side
 * by side, and a {@link org.apogee.engine.sol.Step} names it. {@link
 * org.apogee.engine.sol.SolPosition} holds the truth in five parts; everything outside sees only
 * {@link org.apogee.engine.sol.SolRuleset} and the view.
 */
@NullMarked
package org.apogee.engine.sol;

import org.jspecify.annotations.NullMarked;
