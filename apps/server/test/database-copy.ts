import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';
import type { DatabaseConnection } from '../src/platform/database/database.ts';
import { connectionTo, createPglite } from '../src/platform/database/embedded.ts';

/**
 * SQL that makes a seeded database restorable: it copies every table and sequence into the schema `template`, and adds
 * the function `template.restore()`, which puts back what was changed, and returns how many rows it removed for that. Most
 * files of tests change few tables: to empty all of them takes ten times as long as to compare them.
 */
export const MAKE_RESTORABLE = `
  drop schema if exists template cascade;
  create schema template;
  create table template.sequences as
    select sequencename, start_value, last_value from pg_sequences where schemaname = 'public';
  do $make$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table template.%I as table public.%I', name, name);
    end loop;
  end $make$;
  create function template.restore() returns bigint language plpgsql as $restore$
  declare
    name text;
    columns text;
    is_changed boolean;
    removed bigint;
    removed_in_all bigint := 0;
  begin
    -- No trigger and no foreign key looks at rows that were valid before.
    perform set_config('session_replication_role', 'replica', true);
    for name, columns in
      select table_name, string_agg(quote_ident(column_name), ', ') from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' group by table_name
    loop
      execute format('select exists (
          (select t::text from public.%1$I t except all select t::text from template.%1$I t) union all
          (select t::text from template.%1$I t except all select t::text from public.%1$I t))', name)
        into is_changed;
      continue when not is_changed;
      execute format('delete from public.%I', name);
      get diagnostics removed = row_count;
      removed_in_all := removed_in_all + removed;
      execute format('insert into public.%I (%s) overriding system value select %s from template.%I',
        name, columns, columns, name);
    end loop;
    perform setval(format('public.%I', sequencename), coalesce(last_value, start_value), last_value is not null)
      from template.sequences;
    return removed_in_all;
  end $restore$;`;

/** From so many rows on, what is left of them in the files of a database slows its statements. */
const MANY_ROWS = 5000;

const Restored = z.object({ rows: z.tuple([z.object({ removed: z.number() })]) });

/** Databases of this worker that no test file uses now; all hold the template's rows. */
const free: PGlite[] = [];

/**
 * Opens a copy of the template in memory. Its `close` restores the rows, and the next test file gets the same database:
 * that takes a fraction of the time of a new one.
 * @param dump path of the template's dump
 */
export async function openCopy(dump: string): Promise<DatabaseConnection> {
  const client =
    free.pop() ?? (await createPglite({ loadDataDir: new Blob([new Uint8Array(readFileSync(dump))]) }));
  const connection = connectionTo(client);
  const stops: (() => Promise<void>)[] = [];
  return {
    ...connection,
    listen: async (channel, onChange) => {
      const subscription = await connection.listen(channel, onChange);
      stops.push(subscription.stop);
      return subscription;
    },
    close: async () => {
      for (const stop of stops) await stop();
      const restored = Restored.parse(await client.query('select template.restore() as removed'));
      if (restored.rows[0].removed < MANY_ROWS) free.push(client);
      else await client.close();
    },
  };
}
