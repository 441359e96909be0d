/** Whether every reverse proxy passes each documented path to the process that serves it. */
@NullMarked
package org.apogee.deploy.routes;

import org.jspecify.annotations.NullMarked;
