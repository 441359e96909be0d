/** Pictures for link previews, drawn without a window system and without fonts. */
@NullMarked
package org.apogee.platform.picture;

import org.jspecify.annotations.NullMarked;
