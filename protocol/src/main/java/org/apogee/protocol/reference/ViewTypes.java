package org.apogee.protocol.reference;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.View;

/** The records of a game's view: the view itself first, then those inside it as they occur. */
public final class ViewTypes {
  private ViewTypes() {}

  public static SequencedSet<Class<?>> of(Ruleset ruleset) {
    var chance = Chance.of(new SplittableRandom(0));
    var position = ruleset.newPosition(Setup.of(ruleset, ruleset.minSeats()), chance);
    var found = new LinkedHashSet<Class<?>>();
    collect(position.view(View.OBSERVER).getClass(), found);
    return found;
  }

  private static void collect(Class<?> record, SequencedSet<Class<?>> into) {
    if (into.add(record)) {
      for (var component : record.getRecordComponents()) {
        var element = element(component.getGenericType());
        if (element instanceof Class<?> type && type.isRecord()) {
          collect(type, into);
        }
      }
    }
  }

  /** What a list contains; any other type as it is. */
  static Type element(Type type) {
    return isList(type) ? ((ParameterizedType) type).getActualTypeArguments()[0] : type;
  }

  static boolean isList(Type type) {
    return type instanceof ParameterizedType generic && generic.getRawType() == List.class;
  }

  /** In words: {@code int}, {@code list of Ring}. */
  public static String described(RecordComponent component) {
    var type = component.getGenericType();
    var element = (Class<?>) element(type);
    var name =
        element == String.class
            ? "text"
            : element == Integer.class
                ? "int"
                : element == boolean.class ? "flag" : element.getSimpleName();
    return isList(type) ? "list of " + name : name;
  }
}
