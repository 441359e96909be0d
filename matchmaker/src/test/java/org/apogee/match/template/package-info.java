@NullMarked
package org.apogee.match.template;

import org.jspecify.annotations.NullMarked;
