package org.apogee.cli.terminal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written, for the end of a sentence; never the name of a class. */
public final class IoReason {
  private IoReason() {}

  public static String of(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "the folder does not exist";
      case AccessDeniedException _ -> "permission denied";
      case FileAlreadyExistsException _ -> "a file is in its place";
      case FileSystemException failed when failed.getReason() != null ->
          String.valueOf(failed.getReason());
      case FileSystemException _ -> "the file system refuses it";
      default -> e.getMessage() == null ? "input or output failed" : e.getMessage();
    };
  }
}
