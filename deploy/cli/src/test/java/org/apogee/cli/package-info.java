@NullMarked
package org.apogee.cli;

import org.jspecify.annotations.NullMarked;
