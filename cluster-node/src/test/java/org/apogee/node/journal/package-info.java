/** Tests of the journal's readers. */
@NullMarked
package org.apogee.node.journal;

import org.jspecify.annotations.NullMarked;
