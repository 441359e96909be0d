package org.apogee.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How records of one class become JSON: found out once, from the components and their annotations.
 *
 * <p>It knows the annotations that our messages use. A class with any other has no shape, and
 * Jackson writes it.
 */
final class JsonShape {
  private static final Class<JsonInclude> INCLUDE = JsonInclude.class;

  private static final ClassValue<JsonShape> SHAPES =
      new ClassValue<>() {
        @Override
        protected JsonShape computeValue(Class<?> type) {
          return isKnown(type) ? new JsonShape(type) : NONE;
        }
      };

  private static final JsonShape NONE = new JsonShape("", List.of(), false);

  private static final Set<Class<?>> KNOWN =
      Set.of(JsonInclude.class, JsonTypeInfo.class, JsonSubTypes.class);

  /** The field with the name of the class, where readers need it; otherwise empty. */
  private final String typeField;

  private final JsonMember[] members;
  private final boolean isWritable;

  private JsonShape(String typeField, List<JsonMember> members, boolean isWritable) {
    this.typeField = typeField;
    this.members = members.toArray(JsonMember[]::new);
    this.isWritable = isWritable;
  }

  private JsonShape(Class<?> type) {
    this(typeField(type), members(type), true);
  }

  /** Null if Jackson has to write the class. */
  static @Nullable JsonShape of(Class<?> type) {
    var shape = SHAPES.get(type);
    return shape.isWritable ? shape : null;
  }

  /**
   * Appends a record of the class.
   *
   * @param isNamed whether the reader expects one of several classes, and needs its name
   */
  void write(Object value, boolean isNamed, StringBuilder out) {
    out.append('{');
    boolean isFirst = true;
    if (isNamed && !typeField.isEmpty()) {
      out.append(typeField);
      isFirst = false;
    }
    for (var member : members) {
      if (member.write(value, isFirst, out)) {
        isFirst = false;
      }
    }
    out.append('}');
  }

  private static List<JsonMember> members(Class<?> type) {
    boolean omitsNulls = withInterfaces(type).anyMatch(t -> t.isAnnotationPresent(INCLUDE));
    var members = new ArrayList<JsonMember>();
    for (var component : type.getRecordComponents()) {
      members.add(JsonMember.of(component, omitsNulls));
    }
    return members;
  }

  private static String typeField(Class<?> type) {
    var root = namingType(type);
    if (root == null) {
      return "";
    }
    var info = root.getAnnotation(JsonTypeInfo.class);
    return "\"" + info.property() + "\":\"" + nameIn(root, type) + '"';
  }

  private static String nameIn(Class<?> root, Class<?> type) {
    return Arrays.stream(root.getAnnotation(JsonSubTypes.class).value())
        .filter(sub -> sub.value() == type)
        .map(JsonSubTypes.Type::name)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(type + " has no name in " + root));
  }

  /** The interface that names the class among others. */
  private static @Nullable Class<?> namingType(Class<?> type) {
    return withInterfaces(type)
        .filter(t -> t.isAnnotationPresent(JsonTypeInfo.class))
        .findFirst()
        .orElse(null);
  }

  private static boolean isKnown(Class<?> type) {
    return type.isRecord()
        && withInterfaces(type).allMatch(JsonShape::isKnownClass)
        && Arrays.stream(type.getDeclaredFields()).allMatch(JsonShape::isKnownMember)
        && Arrays.stream(type.getDeclaredMethods()).allMatch(JsonShape::isKnownMember)
        && Arrays.stream(type.getDeclaredConstructors()).noneMatch(JsonShape::isAnnotated)
        && Arrays.stream(type.getRecordComponents()).allMatch(JsonShape::isText);
  }

  private static boolean isKnownClass(Class<?> type) {
    var include = type.getAnnotation(INCLUDE);
    var info = type.getAnnotation(JsonTypeInfo.class);
    return jackson(type).allMatch(known -> KNOWN.contains(known.annotationType()))
        && (include == null || include.value() == JsonInclude.Include.NON_NULL)
        && (info == null || (isByName(info) && type.isAnnotationPresent(JsonSubTypes.class)));
  }

  private static boolean isByName(JsonTypeInfo info) {
    return info.use() == JsonTypeInfo.Id.NAME && info.include() == JsonTypeInfo.As.PROPERTY;
  }

  private static boolean isKnownMember(AnnotatedElement member) {
    return jackson(member).allMatch(known -> known.annotationType() == JsonRawValue.class);
  }

  /** JSON that is there already is a text. */
  private static boolean isText(RecordComponent component) {
    return component.getType() == String.class
        || !component.getAccessor().isAnnotationPresent(JsonRawValue.class);
  }

  private static boolean isAnnotated(AnnotatedElement member) {
    return jackson(member).findAny().isPresent();
  }

  private static Stream<Annotation> jackson(AnnotatedElement element) {
    return Arrays.stream(element.getAnnotations())
        .filter(found -> found.annotationType().getName().startsWith("com.fasterxml.jackson."));
  }

  private static Stream<Class<?>> withInterfaces(Class<?> type) {
    return Stream.concat(
        Stream.of(type), Arrays.stream(type.getInterfaces()).flatMap(JsonShape::withInterfaces));
  }
}
