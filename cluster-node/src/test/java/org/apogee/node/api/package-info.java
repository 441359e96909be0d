@NullMarked
package org.apogee.node.api;

import org.jspecify.annotations.NullMarked;
