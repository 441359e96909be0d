package org.apogee.deploy.settings;

import java.util.List;

/**
 * A setting of a reference.conf file.
 *
 * @param key the whole key
 * @param usual the default as the file has it, or an empty text
 * @param variables the environment variables that override it
 * @param meaning the comment above it
 * @param processes who reads it
 */
record Setting(String key, String usual, List<String> variables, String meaning, String processes) {
  Setting {
    variables = List.copyOf(variables);
  }
}
