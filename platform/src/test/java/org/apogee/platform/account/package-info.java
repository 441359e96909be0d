@NullMarked
package org.apogee.platform.account;

import org.jspecify.annotations.NullMarked;
