import { describe, expect, it } from 'vitest';
import { type Migration, checkHalves } from './migration-halves.ts';

const RELEASED = {
  name: '0001_unused_note',
  sql: '-- expand: orders.note is neither read nor written\nalter table orders alter note drop not null;',
};
const FIRST = {
  name: '0000_first',
  sql: `create table orders (note text not null, price integer);
    create unique index one_note on orders (note); create index by_price on orders (price);`,
};
const BASE = [FIRST, RELEASED];
const check = (sql: string, migrations: readonly Migration[] = BASE) =>
  checkHalves([...migrations, { name: '0002_new', sql }], '0001_unused_note');
const alone = (sentence: string) => [
  `0002_new: ${sentence}, and no comment '-- contract:' names the migration of its earlier half.`,
];

describe('a migration that the running version does not survive', () => {
  it.each([
    ['alter table orders drop column note', 'orders.note drops a column'],
    ['alter table "orders" drop column if exists "note" cascade', 'orders.note drops a column'],
    ['alter table orders rename column note to remark', 'orders.note renames a column'],
    ['alter table orders rename to purchases', 'orders renames a table'],
    ['alter table orders alter note type integer using 1', 'orders.note changes a type'],
    ['alter table orders alter note set not null', 'orders.note rejects null'],
    ['alter table orders alter note drop default', 'orders.note drops a default'],
    ['alter table orders add column paid boolean not null', 'orders.paid adds a column without a default'],
    ["alter table orders add constraint short check (note < 'b')", 'orders adds a constraint'],
    ['alter table public.orders add constraint one unique (note)', 'orders adds a constraint'],
    ['alter table orders drop constraint orders_pkey', 'orders.orders_pkey drops a constraint'],
    ['create unique index one on orders (note)', 'orders adds a unique index'],
    ['drop index public.one_note', 'one_note drops a unique index'],
    ['drop table if exists orders', 'orders drops a table'],
    ['drop function total(integer)', 'total drops a function'],
    ['drop type "step"', 'step drops a type'],
    ["alter type step rename value 'PAID' to 'DONE'", 'step renames a value'],
    ['truncate orders', 'orders deletes rows'],
    ["delete from orders where note = 'x'", 'orders deletes rows'],
    ['do $$ begin drop table orders; end $$', 'do runs a block that cannot be checked'],
    ['-- drop table a;\nselect 1; /* b */ drop table orders', 'orders drops a table'],
  ])('is rejected: %s', async (sql, sentence) => {
    expect(await check(`${sql};`)).toEqual(alone(sentence));
  });

  it('passes when its earlier half is in production', async () => {
    expect(await check('-- contract: 0001_unused_note\nalter table orders drop column note;')).toEqual([]);
  });

  it('is rejected when its earlier half comes with the same release', async () => {
    const half = { name: '0001b_unused_price', sql: '-- expand: orders.price\nselect 1;' };
    expect(
      await check('-- contract: 0001b_unused_price\nalter table orders drop column price;', [...BASE, half]),
    ).toEqual([
      '0002_new: orders.price drops a column; its earlier half 0001b_unused_price is not in production yet.',
    ]);
  });

  it('is rejected when its earlier half is about something else', async () => {
    expect(await check('-- contract: 0001_unused_note\ndrop table orders;')).toEqual([
      "0002_new: orders drops a table; 0001_unused_note has no comment '-- expand: orders'.",
    ]);
  });

  it('needs a comment for each of its statements', async () => {
    const sql =
      '-- contract: 0001_unused_note\nalter table orders drop column note;\n--> statement-breakpoint\n';
    expect(await check(`${sql}alter table orders drop column price;`)).toEqual(
      alone('orders.price drops a column'),
    );
  });
});

describe('a migration that the running version survives', () => {
  it.each([
    'create table gifts (id uuid primary key); create unique index one on gifts (id); delete from gifts;',
    'alter table orders add column paid boolean not null default false, add column gift text, alter note drop not null;',
    'alter table orders add column number bigint generated always as identity;',
    "create index by_note on orders (note); drop index by_note, by_price; alter type step add value 'LOST';",
    'drop trigger heard on orders; update orders set note = 1;',
    'create or replace function total() returns integer language sql as $$ select 1 $$;',
  ])('passes: %s', async (sql) => {
    expect(await check(sql)).toEqual([]);
  });
});

describe('a constraint that came after the release', () => {
  it.each([
    [
      'of a new table',
      'create table gifts (points integer, constraint positive check (points > 0));',
      'gifts',
    ],
    [
      'of a new column',
      'alter table orders add column points integer constraint positive check (points > 0);',
      'orders',
    ],
  ])('is dropped without an earlier half: %s', async (_, added, table) => {
    const sql = `alter table ${table} drop constraint positive;`;
    expect(await check(sql, [...BASE, { name: '0001b_added', sql: added }])).toEqual([]);
    expect(await check(sql)).toEqual(alone(`${table}.positive drops a constraint`));
  });
});

it('needs a known release', async () => {
  expect(await checkHalves(BASE, '0009_unknown')).toEqual([
    'released.json names 0009_unknown, which is no migration.',
  ]);
});
