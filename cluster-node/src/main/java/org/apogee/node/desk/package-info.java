/** Where other members of the cluster order games. */
@NullMarked
package org.apogee.node.desk;

import org.jspecify.annotations.NullMarked;
