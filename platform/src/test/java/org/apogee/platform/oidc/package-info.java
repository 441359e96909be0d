@NullMarked
package org.apogee.platform.oidc;

import org.jspecify.annotations.NullMarked;
