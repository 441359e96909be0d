/** Two-seat tournaments in the report format that arbiters' tools read. */
@NullMarked
package org.apogee.match.trf;

import org.jspecify.annotations.NullMarked;
