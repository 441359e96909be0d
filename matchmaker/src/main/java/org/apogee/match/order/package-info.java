/** What a tournament and a ladder do alike to have a game opened or called off by a desk. */
@NullMarked
package org.apogee.match.order;

import org.jspecify.annotations.NullMarked;
