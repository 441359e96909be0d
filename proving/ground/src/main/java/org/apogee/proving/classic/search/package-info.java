/** The search of house bots as it was before they learned; nothing in it changes. */
@NullMarked
package org.apogee.proving.classic.search;

import org.jspecify.annotations.NullMarked;
