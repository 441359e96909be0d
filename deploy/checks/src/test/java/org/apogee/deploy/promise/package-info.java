/** Whether programs that were written for a released API still work. */
@NullMarked
package org.apogee.deploy.promise;

import org.jspecify.annotations.NullMarked;
