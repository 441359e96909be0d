package org.apogee.protocol;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** How records become JSON, in every line and record that leaves a process. */
public final class ProtocolJson {
  /** Records as their components stand: methods of a view that look like getters are not sent. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder()
          .visibility(PropertyAccessor.GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.FIELD, Visibility.ANY)
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private ProtocolJson() {}

  /**
   * One line: JSON escapes line ends inside texts. The same as from {@link #MAPPER}, but faster.
   */
  public static String write(Object value) {
    return JsonText.of(value);
  }

  static String byJackson(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written as JSON: " + value.getClass(), e);
    }
  }
}
