/** One address before several processes: a reverse proxy for HTTP/1.1 and WebSockets. */
@NullMarked
package org.apogee.cli.proxy;

import org.jspecify.annotations.NullMarked;
