package org.apogee.node.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.node.game.UnfilteredNews.AudienceFact;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/** The facts that each outside player has not yet received; its next question contains them. */
final class PendingFacts {
  /** A seat that waits for very long hears the latest of it. */
  private static final int FACTS_MAX = 500;

  private static final TypeReference<List<Heard>> FACTS = new TypeReference<>() {};

  /** Null for seats that need not hear. */
  private final List<@Nullable Deque<Heard>> facts = new ArrayList<>();

  PendingFacts(List<SeatOrder> seats) {
    seats.forEach(seat -> facts.add(seat.bot() == null ? new ArrayDeque<>() : null));
  }

  void add(List<AudienceFact> told) {
    if (told.isEmpty()) {
      return;
    }
    for (int seat = 0; seat < facts.size(); seat++) {
      var heard = facts.get(seat);
      if (heard != null) {
        for (var fact : told) {
          if (fact.isFor(seat)) {
            heard.add(fact.heard());
          }
        }
        while (heard.size() > FACTS_MAX) {
          heard.removeFirst();
        }
      }
    }
  }

  void forget(int seat) {
    var heard = facts.get(seat);
    if (heard != null) {
      heard.clear();
    }
  }

  List<Heard> of(int seat) {
    var heard = facts.get(seat);
    return heard == null ? List.of() : List.copyOf(heard);
  }

  void encode(SnapshotWriter out) {
    facts.stream()
        .<Collection<Heard>>map(heard -> heard == null ? List.of() : heard)
        .forEach(heard -> out.writeText(ProtocolJson.write(heard)));
  }

  static PendingFacts decode(List<SeatOrder> seats, SnapshotReader in) {
    var pendingFacts = new PendingFacts(seats);
    try {
      for (int seat = 0; seat < seats.size(); seat++) {
        var heard = ProtocolJson.MAPPER.readValue(in.readText(), FACTS);
        var kept = pendingFacts.facts.get(seat);
        if (kept != null) {
          kept.addAll(heard);
        }
      }
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a snapshot has unreadable facts", e);
    }
    return pendingFacts;
  }
}
