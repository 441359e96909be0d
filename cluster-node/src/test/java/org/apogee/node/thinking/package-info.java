@NullMarked
package org.apogee.node.thinking;

import org.jspecify.annotations.NullMarked;
