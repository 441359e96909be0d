package org.apogee.node.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/** A game's journal as a file. */
record JournalFixture(String name, List<Row> rows) {
  static final Path FOLDER = Path.of("src/test/resources/journals");

  /** One event as it stands in the journal. */
  record Row(String manifest, String hex) {
    byte[] payload() {
      return HexFormat.of().parseHex(hex);
    }

    GameEvent event() {
      return GameEventCodec.decode(manifest, payload());
    }
  }

  static JournalFixture read(Path file) {
    try {
      var rows =
          Files.readAllLines(file).stream()
              .map(line -> line.split(" "))
              .map(parts -> new Row(parts[0], parts[1]))
              .toList();
      return new JournalFixture(file.getFileName().toString(), rows);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<JournalFixture> all() throws IOException {
    try (var files = Files.walk(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".journal"))
          .sorted()
          .map(JournalFixture::read)
          .toList();
    }
  }

  /** Games that together hold every kind of event. */
  static void writeAll(String version) throws IOException {
    var folder = Files.createDirectories(FOLDER.resolve(version));
    var finished = GameScene.between("sol", 2);
    finished.toTheEnd();
    write(folder.resolve("sol-finished.journal"), finished);

    var live = GameScene.between("beyond-nebula", 2);
    for (int i = 0; i < 40; i++) {
      live.move(i * 5, 200);
    }
    live.now += 60_000;
    live.apply(GameDecisions.compensate(live.state, live.away(60_000)));
    live.move(0, 10);
    write(folder.resolve("beyond-nebula-live.journal"), live);

    var forfeited = GameScene.between("supernova", 3, OnForfeit.CARETAKER);
    for (int i = 0; i < 20; i++) {
      forfeited.move(i * 3, 100);
    }
    forfeited.apply(GameDecisions.resign(forfeited.state, "p1", forfeited.now).events());
    while (forfeited.state.isLive()) {
      var turn = HouseTurn.of(forfeited.state, "random", 8).think();
      forfeited.apply(GameDecisions.playTurn(forfeited.state, turn, ++forfeited.now));
    }
    write(folder.resolve("supernova-caretaker.journal"), forfeited);

    write(folder.resolve("sol-offers.journal"), withOffers());

    var vacation = GameScene.between("sol", 2);
    vacation.move(3, 100);
    vacation.apply(GameDecisions.excuse(vacation.state, 2_000, vacation.now + 3_000));
    vacation.now += 3_000;
    vacation.move(0, 10);
    write(folder.resolve("sol-vacation.journal"), vacation);

    var cancelled = GameScene.between("sol", 4);
    cancelled.move(0, 1);
    cancelled.apply(GameDecisions.cancel(cancelled.state, "Rain.", cancelled.now).events());
    write(folder.resolve("sol-cancelled.journal"), cancelled);
  }

  /** Every kind of offer, and every answer. */
  private static GameScene withOffers() {
    var scene = GameScene.between("sol", 2);
    scene.move(3, 100);
    offer(scene, "p0", OfferKind.TAKE_BACK, OfferAnswer.ACCEPT);
    scene.move(5, 100);
    offer(scene, "p0", OfferKind.DRAW, OfferAnswer.DECLINE);
    offer(scene, "p0", OfferKind.PAUSE, OfferAnswer.ACCEPT);
    scene.apply(OfferDecisions.resume(scene.state, "p1", scene.now + 5_000).events());
    scene.now += 5_000;
    scene.move(0, 100);
    offer(scene, "p0", OfferKind.DRAW, OfferAnswer.ACCEPT);
    return scene;
  }

  private static void offer(GameScene scene, String by, OfferKind kind, OfferAnswer answer) {
    long millis = kind == OfferKind.PAUSE ? 60_000 : 0;
    scene.carryOut(OfferDecisions.offer(scene.state, by, kind, millis, When.at(++scene.now)));
    long number = scene.state.sequence();
    scene.carryOut(OfferDecisions.answer(scene.state, "p1", number, answer, When.at(++scene.now)));
  }

  private static void write(Path file, GameScene scene) throws IOException {
    var lines =
        scene.journal.stream()
            .map(event ->
                GameEventCodec.manifest(event)
                    + " "
                    + HexFormat.of().formatHex(GameEventCodec.encode(event)))
            .collect(Collectors.joining("\n", "", "\n"));
    Files.writeString(file, lines);
  }
}
