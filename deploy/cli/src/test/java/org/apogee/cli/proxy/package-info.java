@NullMarked
package org.apogee.cli.proxy;

import org.jspecify.annotations.NullMarked;
