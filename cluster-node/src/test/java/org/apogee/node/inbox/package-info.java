@NullMarked
package org.apogee.node.inbox;

import org.jspecify.annotations.NullMarked;
