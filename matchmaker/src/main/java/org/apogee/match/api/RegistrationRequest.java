package org.apogee.match.api;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntrantKind;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.Registration;
import org.apogee.platform.http.Fields;

/**
 * The rules of registration as an organiser asks for them. Times may be relative to the start, so
 * that a recurring event can have them.
 */
record RegistrationRequest(
    Optional<Moment> opens,
    Optional<Moment> closes,
    int capacity,
    Optional<CheckIn> checkIn,
    Conditions conditions,
    List<String> codes) {
  static final RegistrationRequest NONE =
      new RegistrationRequest(
          Optional.empty(), Optional.empty(), 0, Optional.empty(), Conditions.NONE, List.of());

  private static final int CAPACITY_MAX = 10_000;
  private static final int RATING_MAX = 100;
  private static final int GAMES_MAX = 100_000;
  private static final int DAYS_MAX = 10_000;
  private static final int ALLOWED_MAX = 500;
  private static final int CODES_MAX = 20;
  private static final int CODE_LENGTH = 6;

  /** The times between which entrants confirm that they are present. */
  record CheckIn(Moment opens, Moment closes) {
    static CheckIn read(Fields fields) {
      return new CheckIn(
          Moment.read("registration.checkIn.opens", fields.text("opens", 40)),
          Moment.read("registration.checkIn.closes", fields.text("closes", 40)));
    }
  }

  static RegistrationRequest read(Fields fields) {
    var codes = fields.texts("codes", CODES_MAX, 64);
    if (codes.stream().anyMatch(code -> code.strip().length() < CODE_LENGTH)) {
      throw new BadInput(
          "bad-code", "An entry code must have at least " + CODE_LENGTH + " characters.");
    }
    return new RegistrationRequest(
        moment(fields, "opens"),
        moment(fields, "closes"),
        fields.whole("capacity", 2, CAPACITY_MAX, 0),
        fields.optionalObject("checkIn", CheckIn::read),
        fields
            .optionalObject("conditions", RegistrationRequest::conditions)
            .orElse(Conditions.NONE),
        codes);
  }

  private static Optional<Moment> moment(Fields fields, String field) {
    return fields.optionalText(field, 40).map(text -> Moment.read("registration." + field, text));
  }

  private static Conditions conditions(Fields fields) {
    return new Conditions(
        fields.whole("ratingMin", 1, RATING_MAX, 0),
        fields.whole("ratingMax", 1, RATING_MAX, 0),
        fields.whole("gamesMin", 1, GAMES_MAX, 0),
        fields.whole("accountDays", 1, DAYS_MAX, 0),
        fields.texts("kinds", EntrantKind.values().length, 16).stream()
            .map(RegistrationRequest::kind)
            .distinct()
            .toList(),
        fields.texts("allowed", ALLOWED_MAX, 64),
        fields.flag("noGuests", false));
  }

  private static EntrantKind kind(String word) {
    return Stream.of(EntrantKind.values())
        .filter(kind -> kind.label().equals(word))
        .findFirst()
        .orElseThrow(
            () -> new BadInput("out-of-range", "A kind must be one of people, bots, house."));
  }

  /** False if a time is fixed, which would be wrong for every other occurrence of an event. */
  boolean isRelative() {
    return Stream.of(opens, closes, checkIn.map(CheckIn::opens), checkIn.map(CheckIn::closes))
        .flatMap(Optional::stream)
        .allMatch(Moment::isRelative);
  }

  /** For a tournament with this start; 0 if a director starts it by hand. */
  Registration at(long startAt) {
    return at(startAt, UUID.randomUUID().toString());
  }

  /** With the salt of codes that there are, so that the same codes have the same hashes. */
  Registration at(long startAt, String salt) {
    return new Registration(
            opens.map(moment -> moment.at(startAt)).orElse(0L),
            closes.map(moment -> moment.at(startAt)).orElse(0L),
            capacity,
            checkIn.map(times -> times.opens().at(startAt)).orElse(0L),
            checkIn.map(times -> times.closes().at(startAt)).orElse(0L),
            conditions,
            EntryCodes.of(salt, codes))
        .checked(startAt);
  }
}
