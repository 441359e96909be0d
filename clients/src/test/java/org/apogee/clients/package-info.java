/** Generates the clients of other languages from the OpenAPI documents, and tests them. */
@NullMarked
package org.apogee.clients;

import org.jspecify.annotations.NullMarked;
