/** One address before several processes: a reverse proxy for HTTP/1.1 and WebSockets. */
@NullMarked
package org.apogee.stack.proxy;

import org.jspecify.annotations.NullMarked;
