package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** Entries of the glossary, one after the other. */
final class GlossaryRows {
  private final List<Entry> entries = new ArrayList<>();

  Glossary build() {
    return Glossary.of(entries);
  }

  void add(Entry entry) {
    entries.add(entry);
  }

  /** Something that can be counted. */
  void add(Kind kind, String id, String name, String sentence, String rule) {
    add(Entry.of(kind, id, name, sentence, rule));
  }

  /** Something that is not counted: its plural is its name. */
  void addOne(Kind kind, String id, String name, String sentence, String rule, String... codes) {
    add(Entry.of(kind, id, name, sentence, rule).plural(name).codes(codes));
  }
}
