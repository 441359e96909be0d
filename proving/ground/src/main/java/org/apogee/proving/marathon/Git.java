package org.apogee.proving.marathon;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What git reports about a source tree. */
record Git(Path tree) {
  /** The commit that is checked out, and whether files differ from it; "unknown" without git. */
  String commit() throws InterruptedException {
    var commit = ask("rev-parse", "HEAD");
    if (commit.isEmpty()) {
      return "unknown";
    }
    return ask("status", "--porcelain", "--untracked-files=no").isEmpty()
        ? commit
        : commit + " with changes";
  }

  /** The full name of a commit, or nothing if there is none. */
  String resolve(String commit) throws InterruptedException {
    return ask("rev-parse", "--verify", "--quiet", commit + "^{commit}");
  }

  private String ask(String... words) throws InterruptedException {
    var command = new ArrayList<>(List.of("git", "-C", tree.toString()));
    command.addAll(List.of(words));
    try {
      var git = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      var text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return git.waitFor() == 0 ? text : "";
    } catch (IOException e) {
      return ""; // git is not installed
    }
  }
}
