@NullMarked
package org.apogee.cli.tournament;

import org.jspecify.annotations.NullMarked;
