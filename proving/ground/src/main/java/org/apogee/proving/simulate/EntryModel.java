package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEvent.CheckInEnded;
import org.apogee.match.tournament.TournamentEvent.CheckedIn;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.NoShow;
import org.apogee.match.tournament.TournamentEvent.Promoted;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentEvent.Waitlisted;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;

/** An independent account of seats and waiting list, without code of the tournament. */
final class EntryModel {
  private final Registration rules;
  private final Set<String> seated = new LinkedHashSet<>();
  private final List<String> waiting = new ArrayList<>();
  private final Set<String> present = new HashSet<>();
  private boolean ended;
  private boolean started;

  EntryModel(Registration rules) {
    this.rules = rules;
  }

  void take(TournamentEvent event) {
    switch (event) {
      case Joined joined -> joined(joined.entrant().id());
      case Waitlisted it -> {
        check(seated.size() >= rules.capacity(), "somebody waits though a seat is free");
        check(!started, "somebody waits after the start");
        enters(it.entrant().id());
        waiting.add(it.entrant().id());
      }
      case Promoted it -> {
        check(it.entrant().equals(firstToMoveUp()), it.entrant() + " moves up out of turn");
        waiting.remove(it.entrant());
        seat(it.entrant());
      }
      case CheckedIn it -> present.add(it.entrant());
      case NoShow it -> {
        check(!present.contains(it.entrant()), "a no-show has checked in: " + it.entrant());
        check(seated.remove(it.entrant()), "a no-show had no seat: " + it.entrant());
      }
      case Withdrawn it -> {
        check(
            seated.remove(it.entrant()) || waiting.remove(it.entrant()),
            "somebody withdrew twice: " + it.entrant());
        present.remove(it.entrant());
      }
      case CheckInEnded _ -> {
        check(!ended, "the check-in ended twice");
        ended = true;
        check(present.containsAll(seated), "somebody kept a seat without checking in");
      }
      case Started _ -> {
        check(!rules.hasCheckIn() || present.containsAll(seated), "an absent entrant is seated");
        checkNobodyWaits();
        started = true;
      }
      default -> {}
    }
  }

  private void joined(String who) {
    if (!started) {
      checkNobodyWaits();
      check(firstToMoveUp().isEmpty(), who + " passes the waiting list");
    }
    enters(who);
    seat(who);
  }

  private void enters(String who) {
    check(!seated.contains(who) && !waiting.contains(who), who + " entered twice");
  }

  private void seat(String who) {
    seated.add(who);
    check(
        rules.capacity() == 0 || seated.size() <= rules.capacity(),
        "more are seated than there are seats");
  }

  private void checkNobodyWaits() {
    check(
        seated.size() >= rules.capacity() || firstToMoveUp().isEmpty(),
        "a seat is free and somebody waits");
  }

  /** Before the end of the check-in anybody, afterwards those who are present. */
  private String firstToMoveUp() {
    return waiting.stream().filter(who -> !ended || present.contains(who)).findFirst().orElse("");
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new Violation(otherwise);
    }
  }
}
