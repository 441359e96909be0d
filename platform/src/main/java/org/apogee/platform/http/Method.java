package org.apogee.platform.http;

/** The verbs that our routes use. HEAD comes with GET. */
public enum Method {
  GET,
  POST,
  PUT,
  DELETE
}
