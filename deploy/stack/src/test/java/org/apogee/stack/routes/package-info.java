@NullMarked
package org.apogee.stack.routes;

import org.jspecify.annotations.NullMarked;
