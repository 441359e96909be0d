package org.apogee.proving.door;

import java.io.IOException;
import java.util.Map;

/** Watches one game without a token, and notes how long after its sending each move arrives. */
final class Spectator implements Wire.Hearer {
  private static final byte[] PLAYED = Scan.ascii("\"plies\":[");
  private static final byte[] PLY = Scan.ascii("\"ply\":");
  private static final int HEAD = 200;

  private final Load load;
  private final Map<Long, Long> sentByPly;

  Spectator(Load load, String game, Map<Long, Long> sentByPly) throws IOException {
    this.load = load;
    this.sentByPly = sentByPly;
    var request = Requests.watch(game);
    load.open(true, this).send(request, request.length);
  }

  @Override
  public void answer(int status, byte[] in, int from, int to) {
    if (status != 200) {
      load.refused(in, from, to);
    }
  }

  @Override
  public void line(byte[] in, int from, int to) {
    int plies = Scan.after(in, from, Math.min(to, from + HEAD), PLAYED);
    if (plies >= 0) {
      var sent = sentByPly.get(Scan.number(in, plies, to, PLY));
      if (sent != null) {
        load.meter().watched(System.nanoTime() - sent);
      }
    }
  }
}
