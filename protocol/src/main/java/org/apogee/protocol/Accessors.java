package org.apogee.protocol;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * The accessors of records as functions, as if each were written {@code owner -> ((Ring)
 * owner).size()}: the compiler can see through them, which it cannot with reflection.
 */
final class Accessors {
  private Accessors() {}

  @SuppressWarnings("unchecked")
  static ToIntFunction<Object> ofInt(RecordComponent component) {
    return (ToIntFunction<Object>)
        function(component, ToIntFunction.class, "applyAsInt", int.class);
  }

  @SuppressWarnings("unchecked")
  static ToLongFunction<Object> ofLong(RecordComponent component) {
    return (ToLongFunction<Object>)
        function(component, ToLongFunction.class, "applyAsLong", long.class);
  }

  @SuppressWarnings("unchecked")
  static Predicate<Object> ofBoolean(RecordComponent component) {
    return (Predicate<Object>) function(component, Predicate.class, "test", boolean.class);
  }

  /** Of a component that may be a primitive, which is boxed then. */
  @SuppressWarnings("unchecked")
  static Function<Object, Object> of(RecordComponent component) {
    return (Function<Object, Object>) function(component, Function.class, "apply", Object.class);
  }

  private static Object function(
      RecordComponent component, Class<?> type, String method, Class<?> result) {
    try {
      // Views are not public: a lookup in the place of their class may call them.
      var inside =
          MethodHandles.privateLookupIn(component.getDeclaringRecord(), MethodHandles.lookup());
      MethodHandle accessor = inside.unreflect(component.getAccessor());
      return LambdaMetafactory.metafactory(
              inside,
              method,
              MethodType.methodType(type),
              MethodType.methodType(result, Object.class),
              accessor,
              accessor.type().wrap().changeReturnType(boxedIfObject(accessor, result)))
          .getTarget()
          .invoke();
    } catch (Throwable impossible) { // invoke() declares it
      throw new IllegalStateException("no access to " + component, impossible);
    }
  }

  private static Class<?> boxedIfObject(MethodHandle accessor, Class<?> result) {
    return result.isPrimitive() ? result : accessor.type().wrap().returnType();
  }
}
