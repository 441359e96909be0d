@NullMarked
package org.apogee.cli.lobby;

import org.jspecify.annotations.NullMarked;
