/**
 * What every ruleset promises, as checks that any ruleset passes or fails with a sentence.
 *
 * <p>A game extends {@link org.apogee.engine.laws.RulesetLaws} in its tests and has them all; that
 * class needs JUnit 6 on the test class path, which a jar of tests does not bring along. Without
 * JUnit, {@link org.apogee.engine.laws.Laws} does the same from plain Java.
 */
@NullMarked
package org.apogee.engine.laws;

import org.jspecify.annotations.NullMarked;
