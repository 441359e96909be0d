-- A bot has owned no bots since this version, so each bot is owned by an account. Those of bots are given to the account.
WITH RECURSIVE root (id, owner) AS (
  SELECT id, owner FROM player WHERE owner IS NOT NULL
  UNION ALL
  SELECT root.id, p.owner FROM root JOIN player p ON p.id = root.owner WHERE p.owner IS NOT NULL
)
UPDATE player p SET owner = root.owner
  FROM root JOIN player account ON account.id = root.owner
 WHERE p.id = root.id AND account.owner IS NULL AND p.owner <> root.owner;
-- Their tokens end with the guest who owns them, as those of all its bots do.
UPDATE token t SET expires = least(t.expires, account.ends)
  FROM player p JOIN player account ON account.id = p.owner
 WHERE p.id = t.player AND account.ends IS NOT NULL;
