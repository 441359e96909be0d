package org.apogee.platform.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A request as it came in, whichever way it takes through the server. */
interface Incoming {
  String method();

  /** A header that may be there more than once, in order. */
  List<String> headers(String name);

  @Nullable String header(String name);

  @Nullable String query();

  /** A part of the path that a route's template names. */
  String pathParam(String name);

  @Nullable String remoteAddress();

  /** Of the body, or -1 if nobody said. */
  long length();

  InputStream body() throws IOException;

  /** Sets how long its connection may be idle. */
  void idleTime(Duration time);

  /** By way of the router, which takes every request. */
  record Routed(Context context) implements Incoming {
    @Override
    public String method() {
      return context.method().name();
    }

    @Override
    public List<String> headers(String name) {
      return Collections.list(context.req().getHeaders(name));
    }

    @Override
    public @Nullable String header(String name) {
      return context.header(name);
    }

    @Override
    public @Nullable String query() {
      return context.queryString();
    }

    @Override
    public String pathParam(String name) {
      return context.pathParam(name);
    }

    @Override
    public @Nullable String remoteAddress() {
      return context.req().getRemoteAddr();
    }

    @Override
    public long length() {
      return context.req().getContentLengthLong();
    }

    @Override
    public InputStream body() throws IOException {
      return context.req().getInputStream();
    }

    @Override
    public void idleTime(Duration time) {
      Connections.idleTime(context.req(), time);
    }
  }
}
