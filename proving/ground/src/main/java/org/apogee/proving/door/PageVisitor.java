package org.apogee.proving.door;

import java.io.IOException;

/** Loads a page again and again over one connection, each time without a cache. */
final class PageVisitor implements Wire.Hearer {
  private static final int SUCCESS = 300;

  private final Load load;
  private final Wire wire;
  private int next;
  private long due;
  private long begun;

  PageVisitor(Load load) throws IOException {
    this.load = load;
    this.wire = load.open(false, this);
    load.begun();
    load.ready(this::visit);
  }

  private void visit(long at) throws IOException {
    due = at;
    begun = System.nanoTime();
    next = 0;
    ask();
  }

  private void ask() throws IOException {
    load.meter().asked();
    var request = Requests.page(load.plan().pages().get(next++));
    wire.send(request, request.length);
  }

  @Override
  public void answer(int status, byte[] in, int from, int to) throws IOException {
    if (status >= SUCCESS) {
      load.refused(in, from, to);
    }
    if (next < load.plan().pages().size()) {
      ask();
    } else {
      load.meter().acknowledged(begun, due);
      load.ready(this::visit);
    }
  }
}
