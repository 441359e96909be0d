package org.apogee.engine;

/**
 * All that one viewer may know of a position. Implemented by records without arrays, made of
 * numbers, texts, lists and further records, so that equal knowledge is equal and becomes JSON as
 * it stands.
 */
public interface View {
  /** A viewer who holds no seat. */
  int OBSERVER = -1;

  /** The seat that looks, or {@link #OBSERVER}. */
  int viewer();
}
