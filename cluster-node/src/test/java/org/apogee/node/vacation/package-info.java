@NullMarked
package org.apogee.node.vacation;

import org.jspecify.annotations.NullMarked;
