-- A new kind, for all who chose to hear of challenges.
UPDATE receiver SET kinds = array_append(kinds, 'challenge-declined')
WHERE 'challenge' = ANY (kinds) AND tournament IS NULL;
