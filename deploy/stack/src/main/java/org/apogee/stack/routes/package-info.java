/** Which process serves which path, for the reverse proxies in front of them. */
@NullMarked
package org.apogee.stack.routes;

import org.jspecify.annotations.NullMarked;
