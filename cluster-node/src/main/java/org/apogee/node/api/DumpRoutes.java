package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.stream.Collectors;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.cluster.dump.DumpFiles.DumpFile;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;

/** The nightly dumps: lists of files, and the files. */
final class DumpRoutes {
  private static final String ROOT = NodeApi.ROOT + "/dumps";
  private static final String SUMS = "SHA256SUMS";

  private final DumpFiles dumps;

  DumpRoutes(DumpFiles dumps) {
    this.dumps = dumps;
  }

  List<Route> routes() {
    return List.of(
        Route.get(ROOT, Access.ANYBODY, _ -> list()),
        Route.get(ROOT + "/{day}/{file}", Access.ANYBODY, this::file));
  }

  private Answer list() {
    var json = Json.object();
    var items = json.putArray("items");
    var day = LocalDate.MIN;
    ArrayNode files = Json.object().putArray("files");
    for (var file : dumps.list()) {
      if (!file.day().equals(day)) {
        day = file.day();
        files = items.addObject().put("day", day.toString()).putArray("files");
      }
      files
          .addObject()
          .put("name", file.name())
          .put("kind", file.kind())
          .put("lines", file.lines())
          .put("bytes", file.bytes())
          .put("sha256", file.sha256())
          .put("path", ROOT + "/" + day + "/" + file.name());
    }
    return Answer.json(json);
  }

  private Answer file(Request request) {
    var day = day(request.id("day"));
    var name = request.id("file");
    return name.equals(SUMS) ? sums(day) : content(day, name);
  }

  private static LocalDate day(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException _) {
      throw new BadInput("bad-parameter", "The day of a dump is a date such as 2026-11-30.");
    }
  }

  private Answer sums(LocalDate day) {
    var files = dumps.list().stream().filter(file -> file.day().equals(day)).toList();
    if (files.isEmpty()) {
      throw noSuchDump();
    }
    return Answer.text(
        "text/plain; charset=utf-8",
        files.stream().map(DumpRoutes::sum).collect(Collectors.joining()));
  }

  private static String sum(DumpFile file) {
    return file.sha256() + "  " + file.name() + "\n";
  }

  private Answer content(LocalDate day, String name) {
    var bytes = dumps.content(day, name).orElseThrow(DumpRoutes::noSuchDump);
    return new Answer.Bytes("application/gzip", bytes);
  }

  private static RequestRefused noSuchDump() {
    return RequestRefused.of(
        Kind.NOT_FOUND, "no-such-dump", "There is no such file. GET " + ROOT + " lists all files.");
  }
}
