/** Tests of the notices of games. */
@NullMarked
package org.apogee.node.notice;

import org.jspecify.annotations.NullMarked;
