/**
 * Nova Solis: empires share a galaxy with the Entity, and must beat it before they beat each other.
 */
@NullMarked
package org.apogee.engine.solis;

import org.jspecify.annotations.NullMarked;
