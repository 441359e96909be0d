/**
 * The register in PostgreSQL that lets one cluster live at a time, and each member's part in it.
 */
@NullMarked
package org.apogee.cluster.register;

import org.jspecify.annotations.NullMarked;
