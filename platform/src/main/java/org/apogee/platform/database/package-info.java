/** The one PostgreSQL: a pool that gives up in time, migrations, short transactions. */
@NullMarked
package org.apogee.platform.database;

import org.jspecify.annotations.NullMarked;
