/**
 * Notices for people outside: what happened, who wants to hear of it, and what is still to send.
 */
@NullMarked
package org.apogee.cluster.notice;

import org.jspecify.annotations.NullMarked;
