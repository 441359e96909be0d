/** Tests of the list of games. */
@NullMarked
package org.apogee.node.directory;

import org.jspecify.annotations.NullMarked;
