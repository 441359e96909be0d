package org.apogee.stack.proxy;

import org.apogee.platform.http.Problem;

/** A request that the proxy refuses itself, or an answer of a backend that it cannot read. */
final class BadMessage extends Exception {
  private static final long serialVersionUID = 1;
  private static final int BAD_REQUEST = 400;

  private final int status;

  BadMessage(int status) {
    super("status " + status, null, false, false);
    this.status = status;
  }

  static BadMessage badRequest() {
    return new BadMessage(BAD_REQUEST);
  }

  Problem problem() {
    return Problem.ofStatus(status);
  }
}
