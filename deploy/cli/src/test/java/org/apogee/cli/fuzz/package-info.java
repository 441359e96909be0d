@NullMarked
package org.apogee.cli.fuzz;

import org.jspecify.annotations.NullMarked;
