package org.apogee.engine.solis;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** What holds after every move of every scene. */
final class SceneLaws {
  private SceneLaws() {}

  static void check(SolisPosition p) {
    assertThat(p.copy().fingerprint()).as("a copy").isEqualTo(p.fingerprint());
    var out = new SnapshotWriter();
    p.encode(out);
    var read = SolisSnapshot.read(new SnapshotReader(out.toByteArray()));
    assertThat(read.fingerprint()).as("a snapshot").isEqualTo(p.fingerprint());
    assertThat(read.view(-1)).as("a view of a snapshot").isEqualTo(p.view(-1));
  }
}
