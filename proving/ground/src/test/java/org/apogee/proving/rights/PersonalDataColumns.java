package org.apogee.proving.rights;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.platform.database.Database;
import org.apogee.platform.erasure.PersonalData;

/**
 * Every column that may hold texts is either erased with a player or listed as holding nothing
 * personal, with the whole platform's tables.
 */
final class PersonalDataColumns {
  private static final String HARMLESS =
      "/org/apogee/proving/rights/columns-without-personal-data.txt";

  /** Erased by {@code Players.erase}, not by a statement of the list. */
  private static final Set<String> OF_PLAYER =
      Set.of("directory.player.name", "directory.player.skeleton", "directory.player.version");

  private static final String COLUMNS =
      "SELECT table_schema || '.' || table_name || '.' || column_name FROM information_schema.columns"
          + " WHERE table_schema NOT IN ('pg_catalog', 'information_schema')"
          + " AND table_name <> 'flyway_schema_history'"
          + " AND data_type NOT IN ('bigint', 'integer', 'smallint', 'boolean', 'double precision',"
          + " 'timestamp with time zone', 'timestamp without time zone', 'uuid')";

  private PersonalDataColumns() {}

  static void check(Database database) {
    List<String> columns = database.statement(sql -> sql.list(COLUMNS, row -> row.getString(1)));
    var harmless = harmless();
    var erased =
        PersonalData.PLACES.stream()
            .flatMap(place -> place.columns().stream().map(column -> place.table() + "." + column))
            .collect(Collectors.toSet());
    assertThat(new TreeSet<>(columns))
        .as("new columns: erase them in PersonalData, or list them in " + HARMLESS)
        .isSubsetOf(
            Stream.of(harmless, erased, OF_PLAYER)
                .flatMap(Set::stream)
                .collect(Collectors.toSet()));
    assertThat(erased).as("columns to erase").isSubsetOf(columns);
    assertThat(harmless)
        .as("listed columns")
        .isSubsetOf(columns)
        .doesNotContainAnyElementsOf(erased);
  }

  private static Set<String> harmless() {
    try (var in = PersonalDataColumns.class.getResourceAsStream(HARMLESS)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .collect(Collectors.toSet());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
