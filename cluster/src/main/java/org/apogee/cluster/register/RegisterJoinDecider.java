package org.apogee.cluster.register;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.management.cluster.bootstrap.ClusterBootstrapSettings;
import org.apache.pekko.management.cluster.bootstrap.JoinDecision;
import org.apache.pekko.management.cluster.bootstrap.JoinSelf$;
import org.apache.pekko.management.cluster.bootstrap.KeepProbing$;
import org.apache.pekko.management.cluster.bootstrap.LowestAddressJoinDecider;
import org.apache.pekko.management.cluster.bootstrap.SeedNodesInformation;
import scala.concurrent.Future;
import scala.jdk.javaapi.FutureConverters;

/**
 * For the formation by Kubernetes: the pod that Pekko would let form a cluster forms one only if
 * the register lets it. Pekko makes it by name.
 */
public final class RegisterJoinDecider extends LowestAddressJoinDecider {
  private final ActorSystem system;

  public RegisterJoinDecider(ActorSystem system, ClusterBootstrapSettings settings) {
    super(system, settings);
    this.system = system;
  }

  @Override
  public Future<JoinDecision> decide(SeedNodesInformation seen) {
    return FutureConverters.asScala(
        FutureConverters.asJava(super.decide(seen)).thenCompose(this::ifFounded));
  }

  private CompletionStage<JoinDecision> ifFounded(JoinDecision decision) {
    return decision.equals(JoinSelf$.MODULE$)
        ? Enrolment.of(system)
            .tryToFound()
            .thenApply(founded -> founded ? JoinSelf$.MODULE$ : KeepProbing$.MODULE$)
        : CompletableFuture.completedFuture(decision);
  }
}
