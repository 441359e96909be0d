/** The platform as clients see it: its HTTP API and its streams. */
@NullMarked
package org.apogee.cli.api;

import org.jspecify.annotations.NullMarked;
