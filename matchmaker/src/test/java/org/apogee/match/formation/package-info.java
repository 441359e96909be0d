/** Members that find each other over the API of Kubernetes. */
@NullMarked
package org.apogee.match.formation;

import org.jspecify.annotations.NullMarked;
