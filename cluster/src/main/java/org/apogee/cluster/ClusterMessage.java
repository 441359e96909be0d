package org.apogee.cluster;

/** Travels between members of the cluster, as CBOR. */
public interface ClusterMessage {}
