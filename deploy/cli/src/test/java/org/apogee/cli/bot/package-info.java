@NullMarked
package org.apogee.cli.bot;

import org.jspecify.annotations.NullMarked;
