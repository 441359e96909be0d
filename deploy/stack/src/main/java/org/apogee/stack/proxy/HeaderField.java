package org.apogee.stack.proxy;

/** A header field as it was sent, without the white space around its value. */
record HeaderField(String name, String value) {
  boolean is(String other) {
    return name.equalsIgnoreCase(other);
  }
}
