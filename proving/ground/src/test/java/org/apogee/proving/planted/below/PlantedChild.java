package org.apogee.proving.planted.below;

import org.apogee.proving.planted.PlantedParent;
import org.jspecify.annotations.Nullable;

/** The other half. */
public record PlantedChild(@Nullable PlantedParent parent) {}
