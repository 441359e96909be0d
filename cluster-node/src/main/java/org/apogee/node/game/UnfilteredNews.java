package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.cluster.ClusterMessage;
import org.apogee.engine.Audience;
import org.apogee.engine.Fact;
import org.apogee.engine.View;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameNews.PlayedPly;

/**
 * News of a game before anybody's eyes are considered: {@link #newsFor} leaves to each viewer what
 * that viewer may know.
 *
 * @param news as an observer reads it
 * @param facts all facts behind it: one list for each ply
 */
public record UnfilteredNews(GameNews news, List<List<AudienceFact>> facts)
    implements ClusterMessage {

  /** A fact with its audience, as sent between nodes. */
  public record AudienceFact(int seatBits, boolean observers, Heard heard) {
    static List<AudienceFact> of(List<Fact> facts) {
      if (facts.isEmpty()) {
        return List.of();
      }
      var told = new ArrayList<AudienceFact>(facts.size());
      for (var fact : facts) {
        var audience = fact.audience();
        told.add(new AudienceFact(audience.seatBits(), audience.observers(), Heard.of(fact)));
      }
      return List.copyOf(told);
    }

    boolean isFor(int viewer) {
      return new Audience(seatBits, observers).includes(viewer);
    }
  }

  public UnfilteredNews {
    facts = facts.isEmpty() ? List.of() : facts.stream().map(List::copyOf).toList();
  }

  public static UnfilteredNews silent(GameNews news) {
    return new UnfilteredNews(news, List.of());
  }

  /** Takes a seat or {@link View#OBSERVER}. */
  public GameNews newsFor(int viewer) {
    if (viewer == View.OBSERVER) {
      return news;
    }
    return news instanceof GameNews.MovesPlayed moves ? movesFor(viewer, moves) : news;
  }

  private GameNews movesFor(int viewer, GameNews.MovesPlayed moves) {
    var plies = new ArrayList<PlayedPly>();
    for (int i = 0; i < moves.plies().size(); i++) {
      plies.add(new PlayedPly(moves.plies().get(i).ply(), heard(facts.get(i), viewer)));
    }
    return new GameNews.MovesPlayed(
        moves.sequence(), moves.atMillis(), moves.seat(), moves.clockMillis(), plies);
  }

  static List<Heard> heard(List<AudienceFact> facts, int viewer) {
    if (facts.isEmpty()) {
      return List.of();
    }
    var heard = new ArrayList<Heard>(facts.size());
    for (var fact : facts) {
      if (fact.isFor(viewer)) {
        heard.add(fact.heard());
      }
    }
    return List.copyOf(heard);
  }
}
