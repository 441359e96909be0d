package org.apogee.engine.rules;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/** Which tests cite which rules, read from the compiled test classes of a package. */
final class Citations {
  private final Map<String, List<String>> testsByRule = new TreeMap<>();
  private final List<String> neverRun = new ArrayList<>();

  static Citations inPackage(String name) {
    return of(ReflectionSupport.findAllClassesInPackage(name, _ -> true, _ -> true));
  }

  static Citations of(List<Class<?>> classes) {
    var citations = new Citations();
    classes.stream()
        .sorted(Comparator.comparing(Class::getName))
        .forEach(testClass -> citations.read(testClass));
    return citations;
  }

  private void read(Class<?> testClass) {
    Predicate<Method> citing = method -> method.isAnnotationPresent(Rule.class);
    for (var method :
        ReflectionSupport.findMethods(testClass, citing, HierarchyTraversalMode.TOP_DOWN)) {
      var test = method.getDeclaringClass().getSimpleName() + "." + method.getName();
      if (runs(method)) {
        for (var rule : method.getAnnotation(Rule.class).value()) {
          testsByRule.computeIfAbsent(rule, _ -> new ArrayList<>()).add(test);
        }
      } else {
        neverRun.add(test);
      }
    }
  }

  private static boolean runs(Method method) {
    return AnnotationSupport.isAnnotated(method, Testable.class)
        && !method.isAnnotationPresent(Disabled.class)
        && !method.getDeclaringClass().isAnnotationPresent(Disabled.class);
  }

  Map<String, List<String>> testsByRule() {
    return testsByRule;
  }

  /** Methods that cite rules but are no tests, or are switched off. */
  List<String> neverRun() {
    return neverRun;
  }
}
