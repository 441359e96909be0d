@NullMarked
package org.apogee.stack.proxy;

import org.jspecify.annotations.NullMarked;
