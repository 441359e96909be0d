package org.apogee.cluster.notice;

import org.jspecify.annotations.Nullable;

/**
 * Something that a person outside may want to hear of.
 *
 * @param id follows from the event, so that an event read twice gives one notice
 * @param player the addressee; null for the receivers of the tournament
 * @param tournament the tournament it is about, or null
 * @param isFast a turn in a game with a short clock, which few want by webhook
 * @param path of the page about it, such as {@code /games/g1}
 * @param at in milliseconds since 1970
 */
public record Notice(
    String id,
    NoticeKind kind,
    @Nullable String player,
    @Nullable String tournament,
    boolean isFast,
    String title,
    String text,
    String path,
    long at) {}
