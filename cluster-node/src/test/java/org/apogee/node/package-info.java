@NullMarked
package org.apogee.node;

import org.jspecify.annotations.NullMarked;
