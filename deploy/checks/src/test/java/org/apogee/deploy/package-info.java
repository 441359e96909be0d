/** Holds the image, the compose file and the manifests to what the processes really take. */
@NullMarked
package org.apogee.deploy;

import org.jspecify.annotations.NullMarked;
