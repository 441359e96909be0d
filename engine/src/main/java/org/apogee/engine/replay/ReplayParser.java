package org.apogee.engine.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Outcome;
import org.apogee.engine.RulesetId;
import org.apogee.engine.chance.Seed;

/**
 * Reads the lines of a replay above its seal.
 *
 * <p>It reads loosely, and {@link ReplayText} prints what was read and compares: what does not come
 * out as it went in was not written by us. So there is no list here of all that may be wrong with
 * spaces, leading zeros and the order of things.
 */
final class ReplayParser {
  private static final int SEATS_MAX = 32;
  private static final int OPTION_MAX = 1000;
  private static final Pattern RULESET =
      Pattern.compile("([a-z][a-z0-9-]{0,63})/([1-9][0-9]{0,5})");
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9.-]{0,63}");

  private final LineReader in;
  private int seats;

  ReplayParser(LineReader in) {
    this.in = in;
  }

  Replay parse() {
    in.after(ReplayText.FORMAT);
    var ruleset = ruleset();
    seats = in.number(in.after("seats "));
    if (seats < 1 || seats > SEATS_MAX) {
      throw in.bad("a game has 1 to %d seats".formatted(SEATS_MAX));
    }
    var options = options();
    var players = perSeat(this::player);
    var nonces = perSeat(this::nonce);
    var commitment = in.hex(in.after("commitment "));
    var setup = in.fields("setup  ");
    var setupDraws = draws(setup, 0);
    long setupFingerprint = in.fingerprint(setup.getLast());
    var plies = new ArrayList<Ply>();
    var caretakers = new ArrayList<Caretaker>();
    readPlies(plies, caretakers);
    var end = end();
    if (in.sees("final places ")) {
      in.next();
    }
    var seed = in.sees("seed ") ? Seed.parse(in.hex(in.after("seed "))) : null;
    if (!in.isAtEnd()) {
      in.next();
      throw in.bad("nothing was expected here");
    }
    return new Replay(
        ruleset,
        options,
        players,
        nonces,
        commitment,
        seed,
        setupDraws,
        setupFingerprint,
        plies,
        caretakers,
        end);
  }

  private RulesetId ruleset() {
    var matcher = RULESET.matcher(in.after("ruleset "));
    if (!matcher.matches()) {
      throw in.bad("a ruleset is written as in sol/1");
    }
    return new RulesetId(matcher.group(1), Integer.parseInt(matcher.group(2)));
  }

  private SequencedMap<String, String> options() {
    var options = new LinkedHashMap<String, String>();
    while (in.sees("option ")) {
      var parts = in.after("option ").split("=", 2);
      boolean plain = parts.length == 2 && NAME.matcher(parts[0]).matches();
      if (!plain || !(parts[1].isEmpty() || PlainText.isPlain(parts[1], OPTION_MAX))) {
        throw in.bad("an option is written as in goal=12");
      }
      options.put(parts[0], parts[1]);
    }
    return options;
  }

  private <T> List<T> perSeat(IntFunction<T> read) {
    return IntStream.range(0, seats).mapToObj(read).toList();
  }

  private String player(int seat) {
    var name = in.after("player " + seat + " ");
    if (!PlainText.isPlain(name, PlainText.NAME_MAX)) {
      throw in.bad("this is no player's name");
    }
    return name;
  }

  private String nonce(int seat) {
    var nonce = in.after("nonce " + seat + " ");
    try {
      Seed.checkNonce(nonce);
    } catch (BadInput e) {
      throw in.bad("a nonce is 1 to 64 visible ASCII characters");
    }
    return nonce;
  }

  private void readPlies(List<Ply> plies, List<Caretaker> caretakers) {
    while (true) {
      if (in.sees("caretaker ")) {
        var gone = gone("caretaker ");
        caretakers.add(new Caretaker(plies.size(), gone.seat(), gone.code(), gone.reason()));
      } else if (in.seesDigit()) {
        plies.add(ply());
      } else {
        return;
      }
    }
  }

  private Ply ply() {
    var fields = in.fields("");
    check(fields.size() == 4 || fields.size() == 5, "this is no ply");
    check(PlainText.isNotation(fields.get(2)), "this is no move");
    return new Ply(
        in.number(fields.get(0)),
        in.seat(fields.get(1), seats),
        fields.get(2),
        draws(fields, 3),
        in.fingerprint(fields.getLast()));
  }

  private List<Integer> draws(List<String> fields, int at) {
    return fields.size() > at + 1 ? in.numbers(in.behind(fields.get(at), "draws ")) : List.of();
  }

  private End end() {
    if (in.sees("finished ")) {
      var ending = in.after("finished ");
      check(PlainText.isCode(ending), "this is no ending");
      var table = in.fields("");
      check(table.size() >= 2, "places and scores were expected");
      int entity = table.size() > 2 ? in.number(in.behind(table.get(2), "entity ")) : 0;
      var places = in.perSeat(table.get(0), "places ", seats);
      var scores = in.perSeat(table.get(1), "scores ", seats);
      return new End.Finished(new Outcome(ending, places, scores, entity, counters()));
    }
    if (in.sees("forfeited ")) {
      var gone = gone("forfeited ");
      var table = in.fields("");
      check(table.size() == 2, "places and scores were expected");
      var places = in.perSeat(table.get(0), "places ", seats);
      var scores = in.perSeat(table.get(1), "scores ", seats);
      return new End.Forfeited(gone.seat(), gone.code(), gone.reason(), places, scores);
    }
    in.after("unfinished");
    return new End.Unfinished();
  }

  private record Gone(int seat, String code, String reason) {}

  /** A seat, why, and why in words, which may hold gaps themselves. */
  private Gone gone(String start) {
    var parts = in.after(start).split(" ", 4);
    check(parts.length == 4 && parts[2].isEmpty(), "a seat, a code and a reason were expected");
    check(PlainText.isCode(parts[1]), "this is no code");
    check(PlainText.isPlain(parts[3], PlainText.REASON_MAX), "this is no reason");
    return new Gone(in.seat(parts[0], seats), parts[1], parts[3]);
  }

  private SequencedMap<String, Long> counters() {
    var counters = new LinkedHashMap<String, Long>();
    while (in.sees("counter ")) {
      var parts = in.after("counter ").split(" ", -1);
      check(parts.length == 2 && NAME.matcher(parts[0]).matches(), "this is no counter");
      counters.put(parts[0], in.count(parts[1]));
    }
    return counters;
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      throw in.bad(otherwise);
    }
  }
}
