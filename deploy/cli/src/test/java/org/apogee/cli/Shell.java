package org.apogee.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.apogee.cli.terminal.Terminal;

/**
 * Runs the command as a shell would, and keeps what it says.
 *
 * <p>Drift, the toy game, stands on the class path of these tests beside the real games.
 */
public record Shell(int exit, String out, String err) {
  public static Shell run(String... args) {
    return typing("", args);
  }

  /** With these lines typed in, then the end of the input. */
  public static Shell typing(String typed, String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader(typed)),
            new PrintWriter(out),
            new PrintWriter(err));
    int exit = Apogee.run(terminal, false, args);
    return new Shell(exit, out.toString(), err.toString());
  }

  public JsonNode json() {
    try {
      return new ObjectMapper().readTree(out);
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + out, e);
    }
  }
}
