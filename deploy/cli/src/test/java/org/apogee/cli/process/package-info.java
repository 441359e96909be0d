@NullMarked
package org.apogee.cli.process;

import org.jspecify.annotations.NullMarked;
