@NullMarked
package org.apogee.node.gateway;

import org.jspecify.annotations.NullMarked;
