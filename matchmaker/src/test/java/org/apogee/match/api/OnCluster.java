package org.apogee.match.api;

import org.apogee.match.TestCluster;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the one {@link TestCluster} of this process, which is started for the first of them
 * and ends after the last. Names of players are unique in all of them.
 */
final class OnCluster implements ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(OnCluster.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType().equals(TestCluster.class);
  }

  @Override
  public TestCluster resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent(TestCluster.class, _ -> new TestCluster(), TestCluster.class);
  }
}
