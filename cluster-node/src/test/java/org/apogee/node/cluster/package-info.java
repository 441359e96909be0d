@NullMarked
package org.apogee.node.cluster;

import org.jspecify.annotations.NullMarked;
