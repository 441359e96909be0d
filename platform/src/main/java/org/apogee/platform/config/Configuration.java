package org.apogee.platform.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigUtil;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;

/**
 * The settings below one key. A missing or invalid setting is rejected with a sentence that
 * contains the full key, so that the operator can correct it.
 *
 * <p>Errors never contain a value: settings may be secret.
 */
public final class Configuration {
  /** Every key of ours is below this one. */
  public static final String ROOT = "apogee";

  private final Config config;
  private final String path;

  /** Those whose names no list contains. */
  private final Map<String, String> freeVariables;

  private Configuration(Config config, String path, Map<String, String> freeVariables) {
    this.config = config;
    this.path = path;
    this.freeVariables = freeVariables;
  }

  /** Loads the settings of the class path, {@code application.conf} and the environment. */
  public static Configuration load() {
    return of(checked(ROOT, ConfigFactory::load));
  }

  /** For a process that hands the whole configuration to somebody else as well. */
  public static Configuration of(Config whole) {
    var environment = System.getenv();
    KnownSettings.check(whole, environment);
    return new Configuration(whole, "", KnownSettings.free(whole, environment)).under(ROOT);
  }

  /** A key of this level, which must hold more keys. */
  public Configuration under(String key) {
    return new Configuration(
        checked(key(key), () -> config.getConfig(key)), key(key), freeVariables);
  }

  /** The settings below a key whose names are not ours, by their whole names below it. */
  public Map<String, String> entries(String key) {
    return checked(
        key(key),
        () -> {
          var group = config.getConfig(key);
          var entries = new TreeMap<String, String>();
          for (var entry : group.entrySet()) {
            entries.put(
                String.join(".", ConfigUtil.splitPath(entry.getKey())),
                group.getString(entry.getKey()).strip());
          }
          return entries;
        });
  }

  /** Environment variables with this beginning, without it. */
  public Map<String, String> variables(String prefix) {
    var found = new TreeMap<String, String>();
    freeVariables.forEach((name, value) -> {
      if (name.startsWith(prefix)) {
        found.put(name.substring(prefix.length()), value);
      }
    });
    return found;
  }

  public boolean has(String key) {
    return checked(key(key), () -> config.hasPath(key));
  }

  public String text(String key) {
    var text = checked(key(key), () -> config.getString(key)).strip();
    if (text.isEmpty()) {
      throw bad(key, "is empty");
    }
    return text;
  }

  public List<String> texts(String key) {
    return List.copyOf(checked(key(key), () -> config.getStringList(key)));
  }

  public boolean flag(String key) {
    return checked(key(key), () -> config.getBoolean(key));
  }

  public int whole(String key, int min, int max) {
    int value = checked(key(key), () -> config.getInt(key));
    if (value < min || value > max) {
      throw bad(key, "is " + value + "; it must be from " + min + " to " + max);
    }
    return value;
  }

  /** A number from 0 to 1. */
  public double share(String key) {
    double value = checked(key(key), () -> config.getDouble(key));
    if (!(value >= 0 && value <= 1)) {
      throw bad(key, "is " + value + "; it must be from 0 to 1");
    }
    return value;
  }

  /** A number of bytes, such as {@code 64 KiB}. */
  public int bytes(String key, int min, int max) {
    long value = checked(key(key), () -> config.getBytes(key));
    if (value < min || value > max) {
      throw bad(key, "is " + value + " bytes; it must be from " + min + " to " + max);
    }
    return (int) value;
  }

  public Duration duration(String key, Duration min, Duration max) {
    var value = checked(key(key), () -> config.getDuration(key));
    if (value.compareTo(min) < 0 || value.compareTo(max) > 0) {
      throw bad(key, "is " + value + "; it must be from " + min + " to " + max);
    }
    return value;
  }

  /**
   * A secret from the key, or from the file that {@code <key>-file} names. A line break at the end
   * of a file does not belong to the secret.
   */
  public Optional<Secret> optionalSecret(String key) {
    var file = key + "-file";
    if (has(key)) {
      return Optional.of(new Secret(text(key)));
    }
    return has(file) ? Optional.of(new Secret(contentOf(file))) : Optional.empty();
  }

  public Secret secret(String key) {
    return optionalSecret(key)
        .orElseThrow(() -> bad(key, "is missing; set it, or name a file in " + key(key) + "-file"));
  }

  /** The refusal of a key of this level, for checks that only its reader can make. */
  public BadInput bad(String key, String what) {
    return refusal(key(key), what);
  }

  @Override
  public String toString() {
    return "Configuration[" + path + "]";
  }

  private String contentOf(String key) {
    var file = text(key);
    try {
      var secret = Files.readString(Path.of(file)).strip();
      if (secret.isEmpty()) {
        throw bad(key, "refers to the file " + file + ", which is empty");
      }
      return secret;
    } catch (IOException | RuntimeException unreadable) {
      if (unreadable instanceof BadInput refusal) {
        throw refusal;
      }
      throw bad(key, "refers to the file " + file + ", which cannot be read");
    }
  }

  private String key(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  private static <T> T checked(String key, Supplier<T> read) {
    try {
      return read.get();
    } catch (ConfigException.Missing missing) {
      throw refusal(key, "is missing");
    } catch (ConfigException.WrongType | ConfigException.BadValue wrong) {
      throw refusal(key, "has a value of the wrong kind");
    } catch (ConfigException unreadable) {
      // Only the place: the text around a mistake may be a secret.
      var origin = unreadable.origin();
      var place = origin == null ? "the configuration" : origin.description();
      throw refusal(key, "cannot be read: see " + place);
    }
  }

  private static BadInput refusal(String key, String what) {
    return new BadInput("bad-configuration", "The setting " + key + " " + what + ".");
  }
}
