/** Who is asking: players, and their bearer tokens with scopes. */
@NullMarked
package org.apogee.platform.token;

import org.jspecify.annotations.NullMarked;
