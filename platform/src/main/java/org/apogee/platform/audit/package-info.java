/** The audit trail: who changed what. */
@NullMarked
package org.apogee.platform.audit;

import org.jspecify.annotations.NullMarked;
