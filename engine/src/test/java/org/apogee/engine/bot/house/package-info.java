@NullMarked
package org.apogee.engine.bot.house;

import org.jspecify.annotations.NullMarked;
