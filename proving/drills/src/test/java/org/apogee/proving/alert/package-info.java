@NullMarked
package org.apogee.proving.alert;

import org.jspecify.annotations.NullMarked;
