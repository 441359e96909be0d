@NullMarked
package org.apogee.node.watch;

import org.jspecify.annotations.NullMarked;
