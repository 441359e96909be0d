/** Tests of the sender of notices. */
@NullMarked
package org.apogee.node.delivery;

import org.jspecify.annotations.NullMarked;
