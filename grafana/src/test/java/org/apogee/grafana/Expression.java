package org.apogee.grafana;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What a PromQL expression names. */
final class Expression {
  private static final Pattern METRIC = Pattern.compile("\\b(apogee|hikaricp|jvm|process)_\\w+");
  private static final Pattern VARIABLE = Pattern.compile("\\$(?!__)\\{?(\\w+)");

  private Expression() {}

  static Set<String> metrics(String expression) {
    return all(METRIC, expression, 0);
  }

  static Set<String> variables(Dashboard.Query query) {
    return all(VARIABLE, query.expression(), 1);
  }

  /** The expression as Grafana would send it, for everything and a short window. */
  static String filled(String expression) {
    return expression
        .replace("$__rate_interval", "1m")
        .replace("$__range", "10m")
        .replaceAll("\\$\\w+", ".*");
  }

  private static Set<String> all(Pattern pattern, String text, int group) {
    var found = new TreeSet<String>();
    var matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(group));
    }
    return found;
  }
}
