@NullMarked
package org.apogee.node.dump;

import org.jspecify.annotations.NullMarked;
