@NullMarked
package org.apogee.cli.game;

import org.jspecify.annotations.NullMarked;
