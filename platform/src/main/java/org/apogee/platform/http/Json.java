package org.apogee.platform.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.apogee.engine.BadInput;

/** JSON as the API reads and writes it: reading is strict, absent values are not written. */
public final class Json {
  /** Deeper nesting has no use here, and a parser must not be made to recurse at will. */
  private static final int DEPTH_MAX = 32;

  private static final int NUMBER_MAX = 64;

  /** Requests have threads of their own, so buffers that belong to a thread would be used once. */
  private static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .recyclerPool(JsonRecyclerPools.newConcurrentDequePool())
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEPTH_MAX)
                          .maxNumberLength(NUMBER_MAX)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
          .addModule(new SimpleModule().addSerializer(new InstantAsText()))
          .build();

  private Json() {}

  public static byte[] bytes(Object value) {
    try {
      return MAPPER.writeValueAsBytes(value);
    } catch (JacksonException impossible) {
      throw new IllegalStateException("not writable as JSON: " + value.getClass(), impossible);
    }
  }

  /** One line: no line break in it. */
  public static String line(Object value) {
    return new String(bytes(value), StandardCharsets.UTF_8);
  }

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  public static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /** An object from outside; {@code bad-json} for whatever is not exactly one. */
  public static ObjectNode read(byte[] bytes) {
    try {
      // Jackson would guess the encoding, and let broken characters pass.
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (MAPPER.readTree(text) instanceof ObjectNode object) {
        return object;
      }
      throw new BadInput("bad-json", "The body must be one JSON object.");
    } catch (CharacterCodingException broken) {
      throw new BadInput("bad-json", "The body is not UTF-8.");
    } catch (JacksonException broken) {
      var at = broken.getLocation();
      var place = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
      throw new BadInput("bad-json", "The body is not valid JSON" + place + ".");
    }
  }

  private static final class InstantAsText extends StdSerializer<Instant> {
    InstantAsText() {
      super(Instant.class);
    }

    @Override
    public void serialize(Instant value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeString(value.toString());
    }
  }
}
