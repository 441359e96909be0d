package org.apogee.proving.door;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import org.apogee.proving.door.DoorPlan.Mode;
import org.apogee.proving.door.DoorPlan.Player;

/**
 * All games of a client whose players are told when they decide: by their stream, with moves over
 * other connections, or by a session that takes the moves as well.
 */
final class StreamTable {
  private static final byte[] QUESTION = Scan.ascii("\"type\":\"question\"");
  private static final byte[] OVER = Scan.ascii("\"type\":\"game-over\"");
  private static final byte[] PLAYED = Scan.ascii("\"type\":\"played\"");
  private static final byte[] REFUSED = Scan.ascii("\"type\":\"refused\"");
  private static final byte[] GAME = Scan.ascii("\"game\":\"");
  private static final byte[] PLY = Scan.ascii("\"ply\":");
  private static final int HEAD = 200;
  private static final int SUCCESS = 300;
  private static final int UNAVAILABLE = 503;

  private final Load load;
  private final boolean isSession;
  private final Map<String, Playing> games = new HashMap<>();
  private final ArrayDeque<Sender> idle = new ArrayDeque<>();
  private final ArrayDeque<Runs> queue = new ArrayDeque<>();
  private int senders;

  /** What a connection does next. */
  private static final class Runs {
    final byte[] request;
    final Wire.Hearer then;

    Runs(byte[] request, Wire.Hearer then) {
      this.request = request;
      this.then = then;
    }
  }

  StreamTable(Load load) throws IOException {
    this.load = load;
    this.isSession = load.plan().mode() == Mode.SESSION;
    for (var player : load.plan().players()) {
      new Ear(player);
    }
    for (int i = 0; i < load.plan().games(); i++) {
      openNext();
    }
  }

  private void openNext() throws IOException {
    var players = load.nextPlayers();
    ask(
        Requests.open(load.plan().game(), players, load.plan().organiser()),
        (status, in, from, to) -> {
          if (status >= SUCCESS) {
            load.refused(in, from, to);
            openNext();
          } else {
            load.begun();
          }
        });
  }

  private void ask(byte[] request, Wire.Hearer then) throws IOException {
    var runs = new Runs(request, then);
    var sender = idle.poll();
    if (sender != null) {
      sender.run(runs);
    } else if (senders < load.plan().connections()) {
      new Sender().run(runs);
    } else {
      queue.add(runs);
    }
  }

  /** One connection for requests, one after the other. */
  private final class Sender implements Wire.Hearer {
    private final Wire wire;
    private Wire.Hearer then = (_, _, _, _) -> {};

    Sender() throws IOException {
      this.wire = load.open(false, this);
      senders++;
    }

    /** The server closes connections that nobody used for a while. */
    @Override
    public void closed() throws IOException {
      if (!idle.remove(this)) {
        throw new IOException("the server closed a connection before its answer");
      }
      senders--;
    }

    void run(Runs next) throws IOException {
      load.meter().asked();
      then = next.then;
      wire.send(next.request, next.request.length);
    }

    @Override
    public void answer(int status, byte[] in, int from, int to) throws IOException {
      var done = then;
      var next = queue.poll();
      if (next == null) {
        idle.add(this);
      } else {
        run(next);
      }
      done.answer(status, in, from, to);
    }
  }

  /** A game, and how far it has been answered. */
  private static final class Playing {
    long answered = -1;
    long acknowledged = System.nanoTime();
    long due;
    long sent;
    boolean isOver;
  }

  /** The connection that brings a player's questions. */
  private final class Ear implements Wire.Hearer {
    private final Player player;
    private Wire wire;

    Ear(Player player) throws IOException {
      this.player = player;
      this.wire = load.open(true, this);
      listen();
    }

    private void listen() throws IOException {
      var request = isSession ? Requests.session(player.token()) : Requests.stream(player.token());
      wire.send(request, request.length);
    }

    /** A server that is busy with the others is asked again, as it says. */
    @Override
    public void answer(int status, byte[] in, int from, int to) throws IOException {
      load.refused(in, from, to);
      if (status != UNAVAILABLE) {
        throw new IOException("a player's stream ended with status " + status);
      }
      wire.close();
      load.afterAPause(() -> {
        wire = load.open(true, this);
        listen();
      });
    }

    @Override
    public void line(byte[] in, int from, int to) throws IOException {
      int head = Math.min(to, from + HEAD);
      if (Scan.has(in, from, head, QUESTION)) {
        question(in, from, to);
      } else if (Scan.has(in, from, head, PLAYED)) {
        played(playing(in, from, to));
      } else if (Scan.has(in, from, head, REFUSED)) {
        load.refused(in, from, to);
      } else if (Scan.has(in, from, head, OVER)) {
        over(playing(in, from, to));
      }
    }

    /** Both players hear of it, and the reply to the last move may still come. */
    private void over(Playing playing) throws IOException {
      if (!playing.isOver) {
        playing.isOver = true;
        openNext();
      }
    }

    private Playing playing(byte[] in, int from, int to) {
      return games.computeIfAbsent(Scan.text(in, from, to, GAME), _ -> new Playing());
    }

    private void question(byte[] in, int from, int to) throws IOException {
      var game = Scan.text(in, from, to, GAME);
      var playing = games.computeIfAbsent(game, _ -> new Playing());
      long ply = Scan.number(in, from, to, PLY);
      if (ply <= playing.answered) {
        return;
      }
      playing.answered = ply;
      var move = Scan.anyMove(in, from, to, load.random());
      load.ready(due -> {
        playing.due = load.plan().rate() == 0 ? playing.acknowledged : due;
        playing.sent = System.nanoTime();
        if (isSession) {
          var frame = Frames.masked(Frames.TEXT, Requests.moveMessage(game, ply, move));
          load.meter().asked();
          wire.send(frame, frame.length);
        } else {
          ask(
              Requests.move(game, player.token(), ply, move),
              (status, bytes, first, last) -> {
                if (status < SUCCESS) {
                  played(playing);
                } else {
                  load.refused(bytes, first, last);
                }
              });
        }
      });
    }

    private void played(Playing playing) {
      load.meter().acknowledged(playing.sent, playing.due);
      playing.acknowledged = System.nanoTime();
    }
  }
}
