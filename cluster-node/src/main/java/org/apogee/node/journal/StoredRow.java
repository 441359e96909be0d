package org.apogee.node.journal;

/**
 * A row of the journal with what only recovery needs.
 *
 * @param writer which node and which actor of it wrote the row
 * @param serializer the number of the serializer of its payload
 */
record StoredRow(JournalRow row, String writer, int serializer) {}
