-- The role of the PostgreSQL exporter: it reads statistics, not games. Safe to repeat; the password may change.
\getenv password MONITOR_PASSWORD
SELECT 'CREATE ROLE monitor LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'monitor') \gexec
ALTER ROLE monitor PASSWORD :'password' CONNECTION LIMIT 5;
GRANT pg_monitor TO monitor;
