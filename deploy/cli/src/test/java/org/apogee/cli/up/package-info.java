@NullMarked
package org.apogee.cli.up;

import org.jspecify.annotations.NullMarked;
