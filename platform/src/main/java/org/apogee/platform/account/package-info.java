/** People who sign in with a browser: passwords, sessions, providers. */
@NullMarked
package org.apogee.platform.account;

import org.jspecify.annotations.NullMarked;
