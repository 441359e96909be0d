package org.apogee.engine.sol;

import org.apogee.engine.View;

record SolView(int viewer) implements View {}
