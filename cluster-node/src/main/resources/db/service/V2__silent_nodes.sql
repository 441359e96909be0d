-- The last heartbeats of other nodes that stopped without a word: for a while clients still send them
-- moves that nobody answers. Volatile, so that it sees the rows as they are after a heartbeat that had
-- to wait.
CREATE FUNCTION silent(me TEXT, told BIGINT, tolerance BIGINT, patience BIGINT)
    RETURNS BIGINT[] VOLATILE LANGUAGE sql AS $$
  SELECT coalesce(array_agg(n.alive), '{}') FROM service.node AS n
    WHERE n.node <> me AND NOT n.leaving
      AND n.alive < told - tolerance AND n.alive > told - patience
$$;
