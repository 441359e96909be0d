package org.apogee.deploy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The environment variables that some process reads: those of the reference.conf files. */
final class KnownSettings {
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{\\?(APOGEE_\\w+)}");

  private KnownSettings() {}

  static Set<String> all() {
    var names = new TreeSet<String>();
    try {
      var files = KnownSettings.class.getClassLoader().getResources("reference.conf");
      for (var file : Collections.list(files)) {
        try (var in = file.openStream()) {
          var matcher = VARIABLE.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
          while (matcher.find()) {
            names.add(matcher.group(1));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    names.add("APOGEE_LOG"); // read by the log, before there are settings
    return names;
  }

  static boolean isProgram(String mainClass) {
    try {
      Class.forName(mainClass, false, KnownSettings.class.getClassLoader())
          .getMethod("main", String[].class);
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
