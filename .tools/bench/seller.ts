import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const [databaseUrl, productId] = process.argv.slice(2);
const CHANGES_PER_SECOND = 100;

/** Changes the stock of a product a hundred times a second, until this process is stopped. */
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
for (let next = performance.now(); ; next += 1000 / CHANGES_PER_SECOND) {
  await client.query(
    'update store_entries set quantity = 5000 + (quantity + 1) % 1000 where product_id = $1',
    [productId],
  );
  await sleep(Math.max(0, next - performance.now()));
}
