package org.apogee.proving.door;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.proving.door.DoorPlan.Player;

/**
 * A game on a connection of its own: the player to act looks, then moves. Who that is shows the
 * view; when the turn has passed to another seat, that one looks as well.
 */
final class ViewGame implements Wire.Hearer {
  private static final byte[] STAGE = Scan.ascii("\"stage\":\"");
  private static final byte[] SEAT = Scan.ascii("\"seat\":");
  private static final byte[] TO_ACT = Scan.ascii("\"seatToAct\":");
  private static final byte[] PLIES = Scan.ascii("\"plies\":");
  private static final byte[] GAME = Scan.ascii("\"game\":\"");
  private static final int SUCCESS = 300;

  private final Load load;
  private final Wire wire;
  private List<Player> players = List.of();
  private String game = "";
  private int seat;
  private long due;
  private long sent;
  private Waits waits = Waits.OPENING;
  private int spectators;

  /** When each move of this game was sent, for those who watch it. */
  private final Map<Long, Long> sentByPly = new HashMap<>();

  private enum Waits {
    OPENING,
    VIEW,
    MOVE
  }

  /**
   * @param spectators who watch the first game that is played here
   */
  ViewGame(Load load, int spectators) throws IOException {
    this.load = load;
    this.spectators = spectators;
    this.wire = load.open(false, this);
    openNext();
  }

  private void openNext() throws IOException {
    players = load.nextPlayers();
    waits = Waits.OPENING;
    send(Requests.open(load.plan().game(), players, load.plan().organiser()));
  }

  private void letWatch() throws IOException {
    sentByPly.clear();
    for (; spectators > 0; spectators--) {
      new Spectator(load, game, sentByPly);
    }
  }

  private void look() throws IOException {
    waits = Waits.VIEW;
    send(Requests.view(game, players.get(seat).token()));
  }

  private void send(byte[] request) throws IOException {
    load.meter().asked();
    wire.send(request, request.length);
  }

  private void turn(long at) throws IOException {
    due = at;
    look();
  }

  @Override
  public void answer(int status, byte[] in, int from, int to) throws IOException {
    boolean ok = status < SUCCESS;
    if (!ok) {
      load.refused(in, from, to);
    }
    switch (waits) {
      case OPENING -> {
        if (ok) {
          game = Scan.text(in, from, to, GAME);
          seat = 0;
          load.begun();
          letWatch();
          load.ready(this::turn);
        } else {
          openNext();
        }
      }
      case VIEW -> viewed(in, from, to);
      case MOVE -> {
        if (ok) {
          load.meter().acknowledged(sent, due);
        }
        load.ready(this::turn);
      }
    }
  }

  private void viewed(byte[] in, int from, int to) throws IOException {
    int stage = Scan.after(in, from, to, STAGE);
    if (stage < 0 || in[stage] != 'l') {
      openNext();
      return;
    }
    int toAct = (int) Scan.number(in, stage, to, TO_ACT);
    if (toAct != Scan.number(in, stage, to, SEAT)) {
      seat = toAct;
      look();
      return;
    }
    waits = Waits.MOVE;
    sent = System.nanoTime();
    var move = Scan.anyMove(in, stage, to, load.random());
    long plies = Scan.number(in, stage, to, PLIES);
    sentByPly.put(plies, sent);
    send(Requests.move(game, players.get(seat).token(), plies, move));
  }
}
