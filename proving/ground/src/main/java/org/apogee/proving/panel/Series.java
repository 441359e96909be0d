package org.apogee.proving.panel;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * One line of a chart.
 *
 * @param labels with the metric's name as {@code __name__}, if it has one
 * @param times in seconds since 1970, ascending
 * @param values one for each time; may be no number
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, and thousands of numbers long
public record Series(Map<String, String> labels, double[] times, double[] values) {
  public Series {
    labels = Map.copyOf(labels);
  }

  /** The newest number; NaN if there is none. */
  public double last() {
    for (int i = values.length - 1; i >= 0; i--) {
      if (Double.isFinite(values[i])) {
        return values[i];
      }
    }
    return Double.NaN;
  }

  /** Whether there is anything to draw. */
  public boolean isSeen() {
    return Double.isFinite(last());
  }

  /** Its name by a legend such as {@code {{game}} {{level}}}; without one, all labels. */
  String name(String legend) {
    if (legend.isBlank()) {
      return labels.entrySet().stream()
          .filter(label -> !label.getKey().equals("__name__"))
          .sorted(Map.Entry.comparingByKey())
          .map(Map.Entry::getValue)
          .collect(Collectors.joining(" "));
    }
    var name = legend;
    for (var label : labels.entrySet()) {
      name = name.replace("{{" + label.getKey() + "}}", label.getValue());
    }
    return name.replaceAll("\\{\\{\\w+}}", "");
  }
}
