-- When each node of the cluster was last known to serve. Its time is the database's, in
-- milliseconds since 1970.
CREATE TABLE node (
  node       TEXT     PRIMARY KEY,
  -- The last good heartbeat; a game that is taken over was served until then.
  alive      BIGINT   NOT NULL,
  -- Begin and end by turns: spans of the last minutes in which the node could not serve.
  absent     BIGINT[] NOT NULL,
  -- How far the wall clock of the node's machine was ahead of the database's.
  wall_ahead BIGINT   NOT NULL,
  -- The node hands its games over: nobody waits for its next heartbeat.
  leaving    BOOLEAN  NOT NULL DEFAULT FALSE
);

-- A heartbeat waits wherever a move would have to wait: for a connection, for the token, for the
-- journal, for the disk. The locks are those that a look-up and an insert take; they exclude
-- neither each other nor the heartbeats of others.
CREATE FUNCTION beat(me TEXT, spans BIGINT[], ahead BIGINT, patience BIGINT,
    OUT told BIGINT, OUT others BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE directory.token, directory.player IN ACCESS SHARE MODE;
  LOCK TABLE journal.event_journal IN ROW EXCLUSIVE MODE;
  told := floor(extract(epoch FROM clock_timestamp()) * 1000);
  INSERT INTO service.node AS n (node, alive, absent, wall_ahead) VALUES (me, told, spans, ahead)
    ON CONFLICT (node) DO UPDATE SET alive = told, absent = spans, wall_ahead = ahead
    WHERE NOT n.leaving;
  SELECT min(n.alive) INTO others FROM service.node AS n
    WHERE n.node <> me AND NOT n.leaving AND n.alive > told - patience;
END
$$;
