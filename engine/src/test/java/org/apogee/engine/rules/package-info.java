/**
 * Ties the tests to the numbered rules of a game: {@link org.apogee.engine.rules.Rule} on a test
 * cites them, {@link org.apogee.engine.rules.RuleCoverage} finds what nobody cites.
 */
@NullMarked
package org.apogee.engine.rules;

import org.jspecify.annotations.NullMarked;
