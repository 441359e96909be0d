package org.apogee.protocol;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** One component of a record as a field of an object in JSON. */
abstract class JsonMember {
  private final String first;
  private final String next;

  private JsonMember(String name) {
    this.first = JsonText.quoted(name) + ':';
    this.next = ',' + first;
  }

  /** Appends the field with the comma it needs; false if it is left out. */
  abstract boolean write(Object owner, boolean isFirst, StringBuilder out);

  final void name(boolean isFirst, StringBuilder out) {
    out.append(isFirst ? first : next);
  }

  static JsonMember of(RecordComponent component, boolean omitsNull) {
    var name = component.getName();
    var type = component.getType();
    if (type == int.class) {
      return new Whole(name, Accessors.ofInt(component));
    }
    if (type == long.class) {
      return new Large(name, Accessors.ofLong(component));
    }
    if (type == boolean.class) {
      return new Flag(name, Accessors.ofBoolean(component));
    }
    boolean isRaw = component.getAccessor().isAnnotationPresent(JsonRawValue.class);
    return new Value(name, Accessors.of(component), component.getGenericType(), omitsNull, isRaw);
  }

  private static final class Whole extends JsonMember {
    private final ToIntFunction<Object> accessor;

    Whole(String name, ToIntFunction<Object> accessor) {
      super(name);
      this.accessor = accessor;
    }

    @Override
    boolean write(Object owner, boolean isFirst, StringBuilder out) {
      name(isFirst, out);
      out.append(accessor.applyAsInt(owner));
      return true;
    }
  }

  private static final class Large extends JsonMember {
    private final ToLongFunction<Object> accessor;

    Large(String name, ToLongFunction<Object> accessor) {
      super(name);
      this.accessor = accessor;
    }

    @Override
    boolean write(Object owner, boolean isFirst, StringBuilder out) {
      name(isFirst, out);
      out.append(accessor.applyAsLong(owner));
      return true;
    }
  }

  private static final class Flag extends JsonMember {
    private final Predicate<Object> accessor;

    Flag(String name, Predicate<Object> accessor) {
      super(name);
      this.accessor = accessor;
    }

    @Override
    boolean write(Object owner, boolean isFirst, StringBuilder out) {
      name(isFirst, out);
      out.append(accessor.test(owner));
      return true;
    }
  }

  /** What is not a primitive. */
  private static final class Value extends JsonMember {
    private final Function<Object, Object> accessor;
    private final boolean omitsNull;
    private final boolean isRaw;
    private final boolean isNamed;

    Value(
        String name,
        Function<Object, Object> accessor,
        Type declared,
        boolean omitsNull,
        boolean isRaw) {
      super(name);
      this.accessor = accessor;
      this.omitsNull = omitsNull;
      this.isRaw = isRaw;
      this.isNamed = isNamed(declared);
    }

    @Override
    boolean write(Object owner, boolean isFirst, StringBuilder out) {
      var value = accessor.apply(owner);
      if (value == null && omitsNull) {
        return false;
      }
      name(isFirst, out);
      if (isRaw && value != null) {
        out.append((String) value);
      } else {
        JsonText.value(value, isNamed, out);
      }
      return true;
    }

    /**
     * Whether a value, or the items of a list, are of one of several classes, which a reader must
     * be told. A parameter ({@code CloudEvent<D>}) says nothing itself: then the value decides.
     */
    private static boolean isNamed(Type declared) {
      return switch (declared) {
        case TypeVariable<?> _ -> true;
        case ParameterizedType generic ->
            isNamed(generic.getRawType())
                || Arrays.stream(generic.getActualTypeArguments()).anyMatch(Value::isNamed);
        case Class<?> type -> type.isAnnotationPresent(JsonTypeInfo.class);
        default -> false;
      };
    }
  }
}
