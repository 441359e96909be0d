/** The list of games: kept from the journal by a reader of its own, searched by the API. */
@NullMarked
package org.apogee.node.directory;

import org.jspecify.annotations.NullMarked;
