@NullMarked
package org.apogee.match.registration;

import org.jspecify.annotations.NullMarked;
