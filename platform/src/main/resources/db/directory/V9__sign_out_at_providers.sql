-- The ID token with which a session began at an identity provider, so that signing out here can end the session there.
-- Null for all other sessions, and once the session has ended.
ALTER TABLE token ADD COLUMN id_token text CHECK (id_token IS NULL OR kind = 'session');
