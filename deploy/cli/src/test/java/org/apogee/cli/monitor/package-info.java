@NullMarked
package org.apogee.cli.monitor;

import org.jspecify.annotations.NullMarked;
