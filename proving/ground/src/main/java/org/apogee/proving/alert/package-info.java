/** Every alert is raised by the fault that it reports. */
@NullMarked
package org.apogee.proving.alert;

import org.jspecify.annotations.NullMarked;
