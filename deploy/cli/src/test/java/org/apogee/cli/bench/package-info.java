@NullMarked
package org.apogee.cli.bench;

import org.jspecify.annotations.NullMarked;
