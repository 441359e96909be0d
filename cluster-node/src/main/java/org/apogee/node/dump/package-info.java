/** What nodes write to the nightly dumps: records of games, and ratings. */
@NullMarked
package org.apogee.node.dump;

import org.jspecify.annotations.NullMarked;
