/** What snapshots of all games have in common. */
@NullMarked
package org.apogee.engine.snapshot;

import org.jspecify.annotations.NullMarked;
