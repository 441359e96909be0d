package org.apogee.proving.planted;

import org.apogee.proving.planted.below.PlantedChild;

/** One half of a cycle between packages that {@code PackageCyclesTest} must find. */
public record PlantedParent(PlantedChild child) {}
