/** The pages in a real browser, against a real node. */
@NullMarked
package org.apogee.proving.pages;

import org.jspecify.annotations.NullMarked;
