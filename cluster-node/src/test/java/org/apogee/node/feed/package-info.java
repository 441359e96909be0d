/** Tests of the public feed. */
@NullMarked
package org.apogee.node.feed;

import org.jspecify.annotations.NullMarked;
