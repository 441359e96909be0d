@NullMarked
package org.apogee.cli.webhook;

import org.jspecify.annotations.NullMarked;
