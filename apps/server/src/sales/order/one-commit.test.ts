import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer } from '../../../test/buyer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** Each row of the only order and of its product's stock, with the transaction that wrote it last. */
const ROWS = `
  select 'order' as row, xmin::text as transaction, status::text as value from orders
  union all select 'item', xmin::text, quantity::text from order_items
  union all select 'event', xmin::text, status::text from order_events
  union all select 'points', xmin::text, points_group || ' ' || type from bv_entries
  union all select 'stock', xmin::text, quantity::text from store_entries
    where product_id in (select id from products where name = 'Copy 1')
  order by 1, 3`;

/** Those of the rows that the transaction wrote that wrote the order last. */
const LAST = `
  select row, value from (${ROWS}) as rows where transaction = (select xmin::text from orders) order by 1, 2`;

describe('one commit', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    [tea = ''] = await stockCopies(app, 1);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries cascade');
    await offer(app, tea, { pricePaise: 60_000, points: 10, quantity: 10 });
  });
  afterEach(() => acceptCommits());

  /** Lets each transaction that writes an order fail at its commit, after all of its statements have succeeded. */
  const rejectCommits = async () => {
    await app.sql(`create function reject_commit() returns trigger language plpgsql
      as $$ begin raise 'no commit'; end $$`);
    await app.sql(`create constraint trigger reject_commit after insert or update on orders
      deferrable initially deferred for each row execute function reject_commit()`);
  };
  const acceptCommits = () => app.sql('drop function if exists reject_commit cascade');

  it('writes an order with its items, its event, its points and the stock', async () => {
    await ravi.place([tea, 1]);
    expect(await app.sql(LAST)).toEqual([
      { row: 'event', value: 'PLACED' },
      { row: 'item', value: '1' },
      { row: 'order', value: 'PLACED' },
      { row: 'points', value: 'PENDING CREDIT' },
      { row: 'stock', value: '9' },
    ]);
  });

  it('writes a cancellation with its event, its points and the stock', async () => {
    await ravi.cancel((await ravi.place([tea, 1])).id);
    expect(await app.sql(LAST)).toEqual([
      { row: 'event', value: 'CANCELLED' },
      { row: 'item', value: '1' },
      { row: 'order', value: 'CANCELLED' },
      { row: 'points', value: 'CANCELLED CREDIT' },
      { row: 'points', value: 'PENDING DEBIT' },
      { row: 'stock', value: '10' },
    ]);
  });

  it('that fails is not acknowledged and leaves nothing, for an order and for a cancellation', async () => {
    await rejectCommits();
    const before = await app.sql(ROWS);
    expect((await ravi.order([[tea, 1]])).status).toBe(500);
    expect(await app.sql(ROWS)).toEqual(before);

    await acceptCommits();
    const { id } = await ravi.place([tea, 1]);
    const placed = await app.sql(ROWS);
    await rejectCommits();
    expect((await ravi.cancel(id)).status).toBe(500);
    expect(await app.sql(ROWS)).toEqual(placed);
  });
});
