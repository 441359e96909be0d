@NullMarked
package org.apogee.proving.fault;

import org.jspecify.annotations.NullMarked;
