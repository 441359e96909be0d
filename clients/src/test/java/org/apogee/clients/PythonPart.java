package org.apogee.clients;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apogee.clients.ApiPart.Field;
import org.apogee.clients.ApiPart.Model;
import org.apogee.clients.ApiPart.Operation;
import org.apogee.clients.ApiPart.Repeat;
import org.apogee.clients.ApiPart.Result;
import org.apogee.clients.ApiType.Plain;

/** A part of the API as a Python module: typed dictionaries, and a class with the operations. */
final class PythonPart {
  private static final Set<String> KEYWORDS =
      Set.of("from", "class", "import", "in", "is", "def", "global", "pass", "lambda", "async");

  private static final int WIDTH = 100;

  private final Lines out = new Lines(WIDTH);

  private PythonPart() {}

  static String of(ApiPart part) {
    var page = new PythonPart();
    page.head(part);
    part.models().stream().filter(model -> model.alias().isEmpty()).forEach(page::model);
    // After the classes, because an alias is evaluated where it stands.
    part.models().stream().filter(model -> model.alias().isPresent()).forEach(page::alias);
    page.operations(part);
    return page.out.toString();
  }

  private void head(ApiPart part) {
    out.add("\"\"\"%s. Generated; do not edit.".formatted(part.title()));
    out.add("");
    out.add("From %s.".formatted(part.source()));
    out.add("\"\"\"");
    out.add("from __future__ import annotations");
    out.add("");
    out.add("from collections.abc import Sequence");
    out.add("from typing import Any, Literal, NotRequired, TypedDict");
    out.add("");
    out.add("from .streams import Stream");
    out.add("from .transport import Transport");
  }

  private void model(Model model) {
    out.add("");
    out.add("");
    out.add("class %s(TypedDict):".formatted(model.name()));
    document("    ", model.text());
    for (var field : model.fields()) {
      var head = "    " + field.name() + ": ";
      if (field.required()) {
        typed(head, field.type(), "");
      } else {
        typed(head + "NotRequired[", field.type(), "]");
      }
      document("    ", field.text());
    }
    if (model.fields().isEmpty()) {
      out.add("    pass");
    }
  }

  private void alias(Model model) {
    out.add("");
    typed(model.name() + " = ", model.alias().orElseThrow(), "");
    document("", model.text());
  }

  /** A long list of words has a line for each. */
  private void typed(String head, ApiType type, String tail) {
    switch (type) {
      case ApiType.OneOf(var words) -> out.addList(head + "Literal[", quoted(words), "]" + tail);
      case ApiType.ListOf(ApiType.OneOf words) -> typed(head + "Sequence[", words, "]" + tail);
      default -> out.add(head + type(type) + tail);
    }
  }

  private static List<String> quoted(List<String> words) {
    return words.stream().map(word -> '"' + word + '"').toList();
  }

  private void operations(ApiPart part) {
    out.add("");
    out.add("");
    out.add("class %s:".formatted(part.className()));
    out.add("    \"\"\"%s.\"\"\"".formatted(part.title()));
    out.add("");
    out.add("    def __init__(self, transport: Transport) -> None:");
    out.add("        self._transport = transport");
    part.operations().forEach(this::operation);
  }

  private void operation(Operation operation) {
    var arguments = new ArrayList<>(List.of("self"));
    operation.inPath().forEach(field -> arguments.add(argument(field)));
    operation.body().ifPresent(type -> arguments.add("body: " + type(type)));
    if (!operation.query().isEmpty()) {
      arguments.add("*");
      operation.query().forEach(field -> arguments.add(argument(field)));
    }
    out.add("");
    out.addList(
        "    def %s(".formatted(snake(operation.id())),
        arguments,
        ") -> %s:".formatted(result(operation.result())));
    document("        ", operation.summary(), operation.text());
    out.add("        return self._transport.%s(".formatted(call(operation.result())));
    out.add("            \"%s\",".formatted(operation.method()));
    out.add("            \"%s\",".formatted(operation.path()));
    out.addList("            {", values(operation.inPath()), "},");
    if (!operation.query().isEmpty()) {
      out.addList("            query={", values(operation.query()), "},");
    }
    if (operation.body().isPresent()) {
      out.add("            body=body,");
    }
    if (!(operation.result() instanceof Result.Lines)) {
      out.add("            repeats=%s,".formatted(repeats(operation.repeat())));
    }
    out.add("        )");
  }

  private static String repeats(Repeat repeat) {
    return switch (repeat) {
      case ALWAYS -> "True";
      case WITH_KEY -> "\"key\" in body";
      case NEVER -> "False";
    };
  }

  private static List<String> values(List<Field> fields) {
    return fields.stream()
        .map(field -> "\"%s\": %s".formatted(field.name(), variable(field.name())))
        .toList();
  }

  private static String argument(Field field) {
    return variable(field.name())
        + ": "
        + type(field.type())
        + (field.required() ? "" : " | None = None");
  }

  private static String variable(String name) {
    var snake = snake(name);
    return KEYWORDS.contains(snake) ? snake + "_" : snake;
  }

  private static String snake(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
  }

  private static String result(Result result) {
    return switch (result) {
      case Result.Json(var type, boolean maybeEmpty) -> type(type) + (maybeEmpty ? " | None" : "");
      case Result.Lines(var line) -> "Stream[" + type(line) + "]";
      case Result.Other.TEXT -> "str";
      case Result.Other.BYTES -> "bytes";
      case Result.Other.NOTHING -> "None";
    };
  }

  private static String call(Result result) {
    return switch (result) {
      case Result.Json _ -> "json";
      case Result.Lines _ -> "lines";
      case Result.Other.TEXT -> "text";
      case Result.Other.BYTES -> "bytes";
      case Result.Other.NOTHING -> "nothing";
    };
  }

  private static String type(ApiType type) {
    return switch (type) {
      case ApiType.Named(var name) -> name;
      case ApiType.ListOf(var item) -> "Sequence[" + type(item) + "]";
      case ApiType.MapOf(var value) -> "dict[str, " + type(value) + "]";
      case ApiType.OneOf(var words) -> "Literal[" + String.join(", ", quoted(words)) + "]";
      case ApiType.Nullable(var inner) -> type(inner) + " | None";
      case Plain.TEXT -> "str";
      case Plain.WHOLE -> "int";
      case Plain.NUMBER -> "float";
      case Plain.TRUTH -> "bool";
      case Plain.OBJECT -> "dict[str, Any]";
      case Plain.ANY -> "Any";
    };
  }

  private void document(String indent, String text) {
    document(indent, text, "");
  }

  private void document(String indent, String summary, String text) {
    if (summary.isEmpty()) {
      return;
    }
    var lines = Lines.wrapped(summary, WIDTH - 6 - indent.length());
    if (lines.size() == 1 && text.isEmpty()) {
      out.add(indent + "\"\"\"" + lines.getFirst() + "\"\"\"");
      return;
    }
    out.add(indent + "\"\"\"" + lines.getFirst());
    lines.subList(1, lines.size()).forEach(line -> out.add(indent + line));
    if (!text.isEmpty()) {
      out.add("");
      Lines.wrapped(text, WIDTH - indent.length()).forEach(line -> out.add(indent + line));
    }
    out.add(indent + "\"\"\"");
  }
}
