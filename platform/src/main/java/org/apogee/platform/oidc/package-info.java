/** An identity provider that speaks OpenID Connect: where people sign in elsewhere. */
@NullMarked
package org.apogee.platform.oidc;

import org.jspecify.annotations.NullMarked;
