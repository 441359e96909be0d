/** Finished games leave the journal for the archive, where they take a small part of the space. */
@NullMarked
package org.apogee.node.archive;

import org.jspecify.annotations.NullMarked;
