/** PostgreSQL: a pool with time limits, migrations, short transactions. */
@NullMarked
package org.apogee.platform.database;

import org.jspecify.annotations.NullMarked;
