@NullMarked
package org.apogee.cli.terminal;

import org.jspecify.annotations.NullMarked;
