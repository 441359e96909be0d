/** What server processes write down for whoever runs them. */
@NullMarked
package org.apogee.platform.log;

import org.jspecify.annotations.NullMarked;
