package org.apogee.platform.audit;

import java.util.Locale;

/**
 * One change. It names players by ID only, so that the trail survives the erasure of a player.
 *
 * @param actor the ID of the player who did it, or {@link #ITSELF}
 * @param action one word, such as {@code issued}
 * @param subject the ID of what was changed: a player, token, game, ladder or tournament
 * @param details what a person wrote, or what has no field of its own; never a secret
 */
public record AuditEntry(String actor, Area area, String action, String subject, String details) {
  /** The actor of a change that nobody asked for. */
  public static final String ITSELF = "apogee";

  /** The areas of changes. */
  public enum Area {
    PLAYER,
    TOKEN,
    ROLE,
    SANCTION,
    ACCOUNT,
    GAME,
    LADDER,
    TOURNAMENT;

    /** As in the database and the API. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public AuditEntry(String actor, Area area, String action, String subject) {
    this(actor, area, action, subject, "");
  }
}
