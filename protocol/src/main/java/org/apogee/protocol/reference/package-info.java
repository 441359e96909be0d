/** What programs receive in games of a ruleset, as JSON Schema. */
@NullMarked
package org.apogee.protocol.reference;

import org.jspecify.annotations.NullMarked;
