package org.apogee.node;

/** Travels between nodes, as CBOR. */
public interface NodeMessage {}
