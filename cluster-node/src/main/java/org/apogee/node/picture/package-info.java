/** Pictures of games for link previews, drawn without a window system and without fonts. */
@NullMarked
package org.apogee.node.picture;

import org.jspecify.annotations.NullMarked;
