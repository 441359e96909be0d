/** Notices while their senders and receivers fail. */
@NullMarked
package org.apogee.proving.notice;

import org.jspecify.annotations.NullMarked;
