@NullMarked
package org.apogee.proving.rules;

import org.jspecify.annotations.NullMarked;
