/**
 * When this node could have answered: a heartbeat through everything that a move needs, the spans
 * in which it failed, and the time of the cluster. Clocks of players run only while a node serves.
 */
@NullMarked
package org.apogee.node.service;

import org.jspecify.annotations.NullMarked;
