/** The page of all settings, generated from the reference.conf files. */
@NullMarked
package org.apogee.deploy.settings;

import org.jspecify.annotations.NullMarked;
