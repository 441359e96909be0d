package org.apogee.cli.up;

/** Hears how far the start is. */
public interface Steps {
  Steps SILENT =
      new Steps() {
        @Override
        public void done(String part, String where) {}

        @Override
        public void said(String sentence) {}
      };

  /** A part runs. */
  void done(String part, String where);

  /** Something else worth a line: a process died, a wait. */
  void said(String sentence);
}
