@NullMarked
package org.apogee.cli.door;

import org.jspecify.annotations.NullMarked;
