package org.apogee.node.game;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apogee.local.LocalCollector;
import org.apogee.local.LocalCollector.CollectedSpan;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.trace.Decisions;
import org.apogee.platform.trace.Part;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The traces of a game in which time passes only where the test says so. */
class DecisionTracesTest {
  private static final long MS = 1_000;
  private static final long NANOS = 1_000_000;

  private final GameScene scene = GameScene.between("sol", 2);
  private final LocalCollector collector = LocalCollector.start();
  private final Traces sent = traces("1");
  private final DecisionTraces traces =
      new DecisionTraces(new GameId("g-1"), () -> scene.now * MS, sent);

  private Traces traces(String share) {
    var settings =
        Map.of("exporter", "otlp", "url", collector.url(), "sample", share).entrySet().stream()
            .collect(
                Collectors.toMap(each -> "apogee.traces." + each.getKey(), Map.Entry::getValue));
    return Traces.from(
        Configuration.of(
            ConfigFactory.parseMap(settings).withFallback(ConfigFactory.defaultReference())),
        "node",
        "n-1");
  }

  @AfterEach
  void stop() {
    sent.close();
    collector.close();
  }

  @Test
  void thePartsOfAMoveAddUpToItsWhole() {
    long received = scene.now;
    after(30);
    played(received, 7, 12, 3);
    var spans = spans();

    assertThat(spans.keySet())
        .containsExactlyInAnyOrder("request", "queue", "decide", "store", "announce");
    assertThat(millis(spans, "queue")).isEqualTo(30);
    assertThat(millis(spans, "decide")).isEqualTo(7);
    assertThat(millis(spans, "store")).isEqualTo(12);
    assertThat(millis(spans, "announce")).isEqualTo(3);
    assertThat(millis(spans, "request")).isEqualTo(52);
    assertThat(span(spans, "request").begun()).isEqualTo(received * NANOS);
    assertThat(span(spans, "request").attributes())
        .isEqualTo(
            Map.of(
                "apogee.game", "g-1",
                "apogee.sequence", "2",
                "apogee.command", "move",
                "apogee.ply", "0",
                "apogee.seat", "0"));
    spans.values().stream()
        .filter(span -> !span.name().equals("request"))
        .forEach(span -> assertThat(span.parent()).isEqualTo(span(spans, "request").id()));
  }

  @Test
  void aTurnOfAHouseBotBeginsWithItsThinking() {
    long asked = scene.now;
    after(500);
    decide(Part.TURN, "", asked, moved());
    finish(2, 1);
    var spans = spans();

    assertThat(millis(spans, "think")).isEqualTo(500);
    assertThat(millis(spans, "turn")).isEqualTo(503);
    assertThat(spans).doesNotContainKeys("queue", "request");
  }

  @Test
  void whatIsNotStoredHasNoSpans() {
    decide(Part.REQUEST, "move", scene.now, moved());
    traces.forget();
    traces.announced();

    assertThat(spans()).isEmpty();
  }

  @Test
  void aDecisionOutsideTheSampleHasNoSpans() {
    try (var none = traces("0")) {
      var silent = new DecisionTraces(new GameId("g-1"), () -> scene.now * MS, none);
      silent.decided(scene.state, moved(), Part.REQUEST, "move", 0, 1);
      silent.stored();
      silent.announced();
    }
    assertThat(spans()).isEmpty();
  }

  /** The feed and the consumer see the news, one at a time; the node sees what it decides. */
  @Test
  void theFeedFindsTheSameTraces() {
    while (scene.state.isLive()) {
      played(scene.now, 1, 1, 1);
    }
    var decisions = new TreeSet<Long>();
    scene.told.stream()
        .skip(1) // the game was opened before
        .map(told -> Decisions.of(told.news()))
        .forEach(decisions::add);

    assertThat(roots()).isEqualTo(List.copyOf(decisions));
    assertThat(decisions).hasSize(scene.state.log().size());
  }

  @Test
  void timeThatAClockHasBackIsNoDecision() {
    var back = GameDecisions.compensate(scene.state, scene.away(5_000));
    decide(Part.PLATFORM, "", scene.now, back);
    finish(1, 1);
    scene.apply(back);
    played(scene.now, 1, 1, 1);

    assertThat(roots()).containsExactly(3L);
    assertThat(Decisions.of(scene.told.get(1).news())).isEqualTo(Decisions.NONE);
  }

  @Test
  void anEndByADirectorIsADecisionOfItsOwn() {
    played(scene.now, 1, 1, 1);
    var end = GameDecisions.adjudicate(scene.state, List.of(1, 2), scene.now).events();
    decide(Part.REQUEST, "adjudicate", scene.now, end);
    finish(1, 1);
    scene.apply(end);

    assertThat(roots()).containsExactly(2L, 3L);
    assertThat(Decisions.of(scene.told.getLast().news())).isEqualTo(3);
  }

  @Test
  void aResignationIsTracedWithTheEndItLeadsTo() {
    var resigned = GameDecisions.resign(scene.state, "p1", scene.now).events();
    decide(Part.REQUEST, "resign", scene.now, resigned);
    finish(1, 1);
    scene.apply(resigned);

    assertThat(resigned).hasSize(2);
    assertThat(roots()).containsExactly(2L);
    assertThat(Decisions.of(scene.told.getLast().news())).isEqualTo(2);
  }

  private void after(long millis) {
    scene.now += millis;
  }

  private List<GameEvent> moved() {
    int ply = scene.state.log().size();
    return scene.play(scene.playerToAct(), ply, scene.legalMove(ply * 7 + ply / 3)).events();
  }

  private void decide(Part kind, String command, long begun, List<GameEvent> events) {
    traces.decided(scene.state, events, kind, command, begun * MS, scene.now * MS);
  }

  private void finish(long storing, long announcing) {
    after(storing);
    traces.stored();
    after(announcing);
    traces.announced();
  }

  private void played(long received, long deciding, long storing, long announcing) {
    var events = moved();
    long takenUp = scene.now;
    after(deciding);
    traces.decided(scene.state, events, Part.REQUEST, "move", received * MS, takenUp * MS);
    finish(storing, announcing);
    scene.apply(events);
  }

  /** The numbers of the events whose traces have roots. */
  private List<Long> roots() {
    sent.close();
    return collector.spans().stream()
        .filter(span -> span.parent().isEmpty())
        .map(span -> Long.parseLong(span.attributes().getOrDefault("apogee.sequence", "0")))
        .sorted()
        .toList();
  }

  /** Of the only trace, by name. */
  private Map<String, CollectedSpan> spans() {
    sent.close();
    return collector.spans().stream().collect(Collectors.toMap(CollectedSpan::name, span -> span));
  }

  private static CollectedSpan span(Map<String, CollectedSpan> spans, String name) {
    return requireNonNull(spans.get(name));
  }

  private static long millis(Map<String, CollectedSpan> spans, String name) {
    var span = span(spans, name);
    return (span.ended() - span.begun()) / NANOS;
  }
}
