/** What every measurement needs: a folder, raw rows to compare with, taps and witnesses. */
@NullMarked
package org.apogee.proving.rig;

import org.jspecify.annotations.NullMarked;
