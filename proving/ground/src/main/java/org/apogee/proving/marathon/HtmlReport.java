package org.apogee.proving.marathon;

import java.util.List;
import java.util.Locale;
import org.apogee.proving.marathon.Report.RowReport;

/** The report as a page that needs no other file. */
final class HtmlReport {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Apogee: proof at release size</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884; }
      td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
      .met { color: #2a8a3e; font-weight: 600; }
      .not-met { color: #d03b30; font-weight: 600; }
      .not-run { color: #a06a00; font-weight: 600; }
      pre { font-size: .8rem; overflow-x: auto; white-space: pre-wrap; }
      dt { font-weight: 600; } dd { margin: 0 0 .5rem 0; }
      </style>
      </head>
      <body>
      <h1>Apogee: proof at release size</h1>
      """;

  private final StringBuilder html = new StringBuilder(HEAD);

  private HtmlReport() {}

  static String of(Report report) {
    var page = new HtmlReport();
    page.facts(report);
    page.overview(report.rows());
    report.rows().forEach(page::row);
    page.html.append("</body>\n</html>\n");
    return page.html.toString();
  }

  private void facts(Report report) {
    long met = report.rows().stream().filter(row -> row.verdict() == Verdict.MET).count();
    html.append("<p>%d of %d rows are met.</p>%n<dl>%n".formatted(met, report.rows().size()));
    fact("Date", report.date());
    fact("Scale", report.scale() == 1 ? "release size" : report.scale() + " of release size");
    fact("Moves acknowledged", String.format(Locale.ROOT, "%,d", report.acknowledged()));
    html.append("</dl>\n");
    report.runs().forEach(this::run);
  }

  private void run(Run run) {
    html.append("<h3>Run of %s</h3>%n<dl>%n".formatted(escaped(run.begun())));
    fact("Command", run.command());
    fact("Machine", run.machine());
    fact("Commit", run.commit());
    html.append("</dl>\n");
  }

  private void fact(String name, String value) {
    html.append("<dt>%s</dt><dd>%s</dd>%n".formatted(name, escaped(value)));
  }

  private void overview(List<RowReport> rows) {
    html.append("<table>\n<tr><th>Row</th><th>What</th><th>Result</th>")
        .append("<th class=\"number\">Moves</th><th class=\"number\">Seconds</th></tr>\n");
    for (var row : rows) {
      html.append(
          String.format(
              Locale.ROOT,
              "<tr><td><a href=\"#%1$s\">%1$s</a></td><td>%2$s</td><td>%3$s</td>"
                  + "<td class=\"number\">%4$,d</td><td class=\"number\">%5$,.0f</td></tr>%n",
              escaped(row.name()),
              escaped(row.what()),
              verdict(row.verdict()),
              row.acknowledged(),
              row.seconds()));
    }
    html.append("</table>\n");
  }

  private void row(RowReport row) {
    html.append(
        "<h2 id=\"%1$s\">%1$s: %2$s</h2>%n<p>%3$s.</p>%n<p>Judged: %4$s.</p>%n"
            .formatted(
                escaped(row.name()),
                verdict(row.verdict()),
                escaped(row.what()),
                escaped(row.judged())));
    if (row.results().size() < row.parts()) {
      html.append("<p>%d of %d parts were run.</p>%n".formatted(row.results().size(), row.parts()));
    }
    row.results().forEach(this::part);
  }

  private void part(PartResult part) {
    html.append(
        String.format(
            Locale.ROOT,
            "<h3>%s: %s</h3>%n<p>%s (%.0f s, finished %s)</p>%n",
            escaped(part.part()),
            verdict(part.verdict()),
            escaped(part.done().isEmpty() ? part.reason() : part.done()),
            part.seconds(),
            escaped(part.finished())));
    list(part.figures(), "");
    list(part.faults(), " class=\"not-met\"");
    if (!part.evidence().isEmpty()) {
      html.append(
          "<details><summary>Evidence: %d lines, seconds first</summary><pre>%s</pre></details>%n"
              .formatted(part.evidence().size(), escaped(String.join("\n", part.evidence()))));
    }
  }

  private void list(List<String> lines, String attribute) {
    if (!lines.isEmpty()) {
      html.append("<ul%s>%n".formatted(attribute));
      lines.forEach(line -> html.append("<li>%s</li>%n".formatted(escaped(line))));
      html.append("</ul>\n");
    }
  }

  private static String verdict(Verdict verdict) {
    return "<span class=\"%s\">%s</span>"
        .formatted(verdict.text().replace(' ', '-'), verdict.text());
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
