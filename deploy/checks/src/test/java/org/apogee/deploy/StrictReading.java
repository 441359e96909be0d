package org.apogee.deploy;

import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds fields that Kubernetes does not know: the reader keeps them aside instead of failing. */
final class StrictReading {
  private final List<String> unknown = new ArrayList<>();
  private final IdentityHashMap<Object, Boolean> seen = new IdentityHashMap<>();

  private StrictReading() {}

  static List<String> unknownFields(Object root) {
    var reading = new StrictReading();
    reading.walk(root.getClass().getSimpleName(), root);
    return reading.unknown;
  }

  private void walk(String path, @Nullable Object value) {
    switch (value) {
      case null -> {}
      case GenericKubernetesResource _ -> unknown.add(path + " is of no known kind");
      case Collection<?> many -> many.forEach(one -> walk(path + "[]", one));
      case Map<?, ?> map -> map.forEach((key, one) -> walk(path + "." + key, one));
      default -> {
        if (value.getClass().getName().startsWith("io.fabric8.")
            && !value.getClass().isEnum()
            && seen.put(value, true) == null) {
          getters(path, value);
        }
      }
    }
  }

  private void getters(String path, Object bean) {
    for (var method : bean.getClass().getMethods()) {
      if (method.getName().startsWith("get") && method.getParameterCount() == 0) {
        var inner = call(bean, method);
        if (method.getName().equals("getAdditionalProperties")) {
          if (inner instanceof Map<?, ?> map && !map.isEmpty()) {
            unknown.add(path + ": " + map.keySet());
          }
        } else {
          walk(path + "." + method.getName().substring(3), inner);
        }
      }
    }
  }

  private static @Nullable Object call(Object bean, Method method) {
    try {
      return method.invoke(bean);
    } catch (IllegalAccessException | InvocationTargetException e) {
      return null; // not a plain field
    }
  }
}
