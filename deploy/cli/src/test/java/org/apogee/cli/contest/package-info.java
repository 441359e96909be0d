@NullMarked
package org.apogee.cli.contest;

import org.jspecify.annotations.NullMarked;
