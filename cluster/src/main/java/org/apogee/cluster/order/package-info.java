/** Games as members of the cluster order them from each other. */
@NullMarked
package org.apogee.cluster.order;

import org.jspecify.annotations.NullMarked;
