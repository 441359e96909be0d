/** Database, broker and the processes of Apogee on one machine: started, watched and stopped. */
@NullMarked
package org.apogee.stack;

import org.jspecify.annotations.NullMarked;
