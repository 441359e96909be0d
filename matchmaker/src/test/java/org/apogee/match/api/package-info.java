@NullMarked
package org.apogee.match.api;

import org.jspecify.annotations.NullMarked;
