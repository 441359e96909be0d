@NullMarked
package org.apogee.platform.database;

import org.jspecify.annotations.NullMarked;
