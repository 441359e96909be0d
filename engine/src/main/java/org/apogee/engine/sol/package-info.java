/**
 * SOL: Last Days of a Star. The numbers "R 6.3" in comments are the rules of {@code
 * docs/rules/sol.md}.
 *
 * <p>One chapter of the rules is one class of static methods: what it offers and what it does stand
 * side by side. {@link org.apogee.engine.sol.SolPosition} holds the truth in five parts and runs
 * the turn; everything outside sees only {@link org.apogee.engine.sol.SolRuleset} and the view.
 */
@NullMarked
package org.apogee.engine.sol;

import org.jspecify.annotations.NullMarked;
