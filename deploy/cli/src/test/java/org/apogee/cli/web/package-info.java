/** The pages in a real browser, against a real node. */
@NullMarked
package org.apogee.cli.web;

import org.jspecify.annotations.NullMarked;
