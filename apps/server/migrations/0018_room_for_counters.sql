-- Counters change with every sign-up below: with room left on its page a row changes without touching an index.
ALTER TABLE "associates" SET (fillfactor = 85);
