/** What happens in games, as notices for their players: built by one more reader of the journal. */
@NullMarked
package org.apogee.node.notice;

import org.jspecify.annotations.NullMarked;
