package org.apogee.cluster.notice;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A webhook, an address or a browser that gets notices.
 *
 * @param tournament the tournament it hears of, or null for the notices of its owner
 * @param shape of the body: {@code apogee} or {@code discord}
 * @param fastTurns whether turns in games with a short clock are sent too
 * @param disabledWhy a sentence, or null while it gets notices
 * @param confirmed whether the owner of an address has opened the link sent to it; else true
 * @param waiting how many deliveries are pending
 * @param dead how many were given up
 */
public record Receiver(
    String id,
    String owner,
    @Nullable String tournament,
    String address,
    String shape,
    List<String> kinds,
    boolean fastTurns,
    Instant created,
    @Nullable String disabledWhy,
    boolean confirmed,
    long waiting,
    long dead) {}
