/** Rights: each route requested by each kind of caller. */
@NullMarked
package org.apogee.proving.rights;

import org.jspecify.annotations.NullMarked;
