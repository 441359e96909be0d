@NullMarked
package org.apogee.cli.match;

import org.jspecify.annotations.NullMarked;
