package org.apogee.cluster.register;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/**
 * The lease that Pekko's split-brain resolver acquires before it downs unreachable members.
 * Acquiring removes them from the register in one transaction, and a removed member can never
 * acquire. So only one of two sides continues, and no lease can expire or be renewed too late.
 * Pekko instantiates the class by name.
 */
public final class RegisterLease extends Lease {
  private final LeaseSettings settings;
  private final ExtendedActorSystem system;

  public RegisterLease(LeaseSettings settings, ExtendedActorSystem system) {
    this.settings = settings;
    this.system = system;
  }

  @Override
  public LeaseSettings getSettings() {
    return settings;
  }

  @Override
  public CompletionStage<Boolean> acquire() {
    return Enrolment.of(system).giveUpUnreachable();
  }

  @Override
  public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
    return acquire();
  }

  /** A removal is final: there is nothing to give back. */
  @Override
  public CompletionStage<Boolean> release() {
    return CompletableFuture.completedFuture(true);
  }

  /** Each decision has members of its own to remove, so none is covered by an earlier one. */
  @Override
  public boolean checkLease() {
    return false;
  }
}
