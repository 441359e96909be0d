/**
 * Drift, a game of one page: the example that the six steps of CONTRIBUTING.md build, and what the
 * laws are tried on. It lives in the test tree, so nobody is ever offered it.
 */
@NullMarked
package org.apogee.engine.toy;

import org.jspecify.annotations.NullMarked;
