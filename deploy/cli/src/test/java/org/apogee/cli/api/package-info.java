@NullMarked
package org.apogee.cli.api;

import org.jspecify.annotations.NullMarked;
