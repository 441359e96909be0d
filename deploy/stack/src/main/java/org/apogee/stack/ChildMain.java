package org.apogee.stack;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/**
 * Runs the main class that it is told, and ends when the process that started it has gone, however
 * it went: the parent holds the other end of standard input open as long as it lives.
 */
final class ChildMain {
  private ChildMain() {}

  public static void main(String[] args) throws Exception {
    Thread.ofPlatform().daemon().name("parent-watch").start(ChildMain::endWithParent);
    var main = Class.forName(args[0]).getMethod("main", String[].class);
    main.setAccessible(true);
    try {
      main.invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
    } catch (InvocationTargetException e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void endWithParent() {
    try {
      while (System.in.read() >= 0) {
        // the parent never writes
      }
    } catch (IOException e) {
      // as good as the end
    }
    System.exit(0);
  }
}
