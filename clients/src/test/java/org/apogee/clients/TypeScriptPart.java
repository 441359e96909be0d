package org.apogee.clients;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.clients.ApiPart.Field;
import org.apogee.clients.ApiPart.Model;
import org.apogee.clients.ApiPart.Operation;
import org.apogee.clients.ApiPart.Repeat;
import org.apogee.clients.ApiPart.Result;
import org.apogee.clients.ApiType.Plain;

/**
 * A part of the API as a JavaScript module, and as the declarations that give TypeScript its types.
 */
final class TypeScriptPart {
  private static final int WIDTH = 100;

  private final Lines out = new Lines(WIDTH);

  private TypeScriptPart() {}

  /** The declarations: {@code games.d.ts}. */
  static String types(ApiPart part) {
    var page = new TypeScriptPart();
    page.head(part);
    page.out.add("import type { Stream } from \"./streams.js\";");
    page.out.add("import type { Transport } from \"./transport.js\";");
    part.models().forEach(page::model);
    page.out.add("");
    page.out.add("/** %s. */".formatted(part.title()));
    page.out.add("export declare class %s {".formatted(part.className()));
    page.out.add("  constructor(transport: Transport);");
    part.operations().forEach(page::declaration);
    page.out.add("}");
    return page.out.toString();
  }

  /** The module: {@code games.js}. */
  static String code(ApiPart part) {
    var page = new TypeScriptPart();
    page.head(part);
    page.out.add("");
    page.out.add("export class %s {".formatted(part.className()));
    page.out.add("  #transport;");
    page.out.add("");
    page.out.add("  constructor(transport) {");
    page.out.add("    this.#transport = transport;");
    page.out.add("  }");
    part.operations().forEach(page::method);
    page.out.add("}");
    return page.out.toString();
  }

  private void head(ApiPart part) {
    out.add("// %s. Generated; do not edit.".formatted(part.title()));
    out.add("// From %s.".formatted(part.source()));
  }

  private void model(Model model) {
    out.add("");
    document("", model.text());
    if (model.alias().isPresent()) {
      typed("export type " + model.name() + " = ", model.alias().get());
      return;
    }
    out.add("export interface %s {".formatted(model.name()));
    for (var field : model.fields()) {
      document("  ", field.text());
      typed("  " + field.name() + (field.required() ? ": " : "?: "), field.type());
    }
    out.add("}");
  }

  /** A long list of words has a line for each. */
  private void typed(String head, ApiType type) {
    var line = head + type(type) + ";";
    if (line.length() <= WIDTH || !(type instanceof ApiType.OneOf(var words))) {
      out.add(line);
      return;
    }
    var indent = " ".repeat(head.length() - head.stripLeading().length());
    out.add(head.stripTrailing());
    for (int i = 0; i < words.size(); i++) {
      out.add(indent + "  | \"" + words.get(i) + (i == words.size() - 1 ? "\";" : "\""));
    }
  }

  private void declaration(Operation operation) {
    var arguments = new ArrayList<String>();
    operation.inPath().forEach(field -> arguments.add(field.name() + ": " + type(field.type())));
    operation.body().ifPresent(type -> arguments.add("body: " + type(type)));
    if (!operation.query().isEmpty()) {
      boolean isNeeded = operation.query().stream().anyMatch(Field::required);
      arguments.add(
          operation.query().stream()
              .map(field -> field.name() + (field.required() ? ": " : "?: ") + type(field.type()))
              .collect(Collectors.joining("; ", "query" + (isNeeded ? "" : "?") + ": { ", " }")));
    }
    out.add("");
    document("  ", operation.summary() + " " + operation.text());
    out.addList("  " + operation.id() + "(", arguments, "): " + result(operation.result()) + ";");
  }

  private void method(Operation operation) {
    var names = operation.inPath().stream().map(Field::name).toList();
    var arguments = new ArrayList<>(names);
    operation.body().ifPresent(_ -> arguments.add("body"));
    if (!operation.query().isEmpty()) {
      arguments.add("query = {}");
    }
    var options =
        Stream.of(
                operation.query().isEmpty() ? "" : "query",
                operation.body().isEmpty() ? "" : "body",
                operation.result() instanceof Result.Lines
                    ? ""
                    : "repeats: " + repeats(operation.repeat()))
            .filter(option -> !option.isEmpty())
            .collect(Collectors.joining(", "));
    out.add("");
    out.add("  %s(%s) {".formatted(operation.id(), String.join(", ", arguments)));
    out.addList(
        "    return this.#transport." + call(operation.result()) + "(",
        List.of(
            "\"" + operation.method() + "\"",
            "\"" + operation.path() + "\"",
            braced(String.join(", ", names)),
            braced(options)),
        ");");
    out.add("  }");
  }

  private static String braced(String inner) {
    return inner.isEmpty() ? "{}" : "{ " + inner + " }";
  }

  private static String repeats(Repeat repeat) {
    return switch (repeat) {
      case ALWAYS -> "true";
      case WITH_KEY -> "\"key\" in body";
      case NEVER -> "false";
    };
  }

  private static String result(Result result) {
    return switch (result) {
      case Result.Json(var type, boolean maybeEmpty) ->
          "Promise<" + type(type) + (maybeEmpty ? " | undefined>" : ">");
      case Result.Lines(var line) -> "Stream<" + type(line) + ">";
      case Result.Other.TEXT -> "Promise<string>";
      case Result.Other.BYTES -> "Promise<Uint8Array>";
      case Result.Other.NOTHING -> "Promise<void>";
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
      case ApiType.ListOf(ApiType.OneOf words) -> "(" + type(words) + ")[]";
      case ApiType.ListOf(var item) -> type(item) + "[]";
      case ApiType.MapOf(var value) -> "Record<string, " + type(value) + ">";
      case ApiType.OneOf(var words) ->
          words.stream().map(word -> '"' + word + '"').collect(Collectors.joining(" | "));
      case ApiType.Nullable(var inner) -> type(inner) + " | null";
      case Plain.TEXT -> "string";
      case Plain.WHOLE, Plain.NUMBER -> "number";
      case Plain.TRUTH -> "boolean";
      case Plain.OBJECT -> "Record<string, any>";
      case Plain.ANY -> "any";
    };
  }

  private void document(String indent, String text) {
    if (text.isBlank()) {
      return;
    }
    var lines = Lines.wrapped(text, WIDTH - 7 - indent.length());
    if (lines.size() == 1) {
      out.add(indent + "/** " + lines.getFirst() + " */");
      return;
    }
    out.add(indent + "/**");
    lines.forEach(line -> out.add(indent + " * " + line));
    out.add(indent + " */");
  }
}
