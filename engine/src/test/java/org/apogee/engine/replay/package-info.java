@NullMarked
package org.apogee.engine.replay;

import org.jspecify.annotations.NullMarked;
