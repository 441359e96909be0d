/** Beyond Nebula: every numbered rule as a scene, the laws, and whole games as replays. */
@NullMarked
package org.apogee.engine.nebula;

import org.jspecify.annotations.NullMarked;
