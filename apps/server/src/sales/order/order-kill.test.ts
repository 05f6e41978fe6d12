import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Address, Order, Product, Quote, Session } from '@pgm/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DETAILS } from '../../../test/addressee.ts';
import { toHalfOrders, toPieces } from '../../../test/order-checks.ts';
import { type ProcessDatabase, openProcessDatabase } from '../../../test/process-database.ts';
import { ROOM_FOR_ORDERS } from '../../../test/buyer.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';

/**
 * A kill rarely meets a gap of some ms, so a few rounds find no small fault: `one-commit.test.ts` finds those without
 * processes. These show that a killed server starts again and has what it acknowledged; use `KILL_ROUNDS=50` for a
 * longer test.
 */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const Products = z.object({ data: z.array(Product) });
const Quoted = z.object({ data: Quote });
const Placed = z.object({ success: z.literal(true), data: Order });

type Ravi = Awaited<ReturnType<typeof raviAt>>;

/** The statuses that each acknowledged order may have. */
type Acknowledged = Map<string, readonly string[]>;

const RAVI = "(select id from users where username = 'ravi')";
const HALF_ORDERS = toHalfOrders(RAVI);
const PIECES = toPieces(RAVI);

describe('a server that is killed while it receives orders', () => {
  let database: ProcessDatabase;
  const running: ServerProcess[] = [];
  const start = async () => {
    const server = new ServerProcess({
      ...database.environment,
      LOGINS_PER_ADDRESS: '1000',
      ...ROOM_FOR_ORDERS,
    });
    running.push(server);
    return { server, address: await server.address() };
  };

  beforeEach(async () => {
    database = await openProcessDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    await database.remove();
  });

  it(
    `stores each acknowledged order completely, and no incomplete one, ${ROUNDS} times`,
    { timeout: 60_000 + ROUNDS * 20_000 },
    async () => {
      // The sample orders are of a fixed day. A process has the day of today, and its jobs would cancel them.
      const [, , piecesAtFirst] = await database.read(
        'truncate orders cascade',
        'update store_entries set quantity = 100000',
        PIECES,
      );
      const acknowledged: Acknowledged = new Map();
      for (let round = 0; round < ROUNDS; round += 1) {
        const { server, address } = await start();
        const ravi = await raviAt(address);
        acknowledged.set(await placeAt(ravi), ['PLACED']);
        // The first round has time for further orders, on a busy machine too.
        const until = setTimeout(round === 0 ? 1500 : randomInt(20, 1000)).then(() => server.end('SIGKILL'));
        await Promise.all([ravi, ravi].map((buyer) => continueOrdering(buyer, acknowledged)));
        await until;
      }
      // Nothing repairs what a kill has damaged, so it is enough to look after the last one.
      const [half, pieces, stored] = await database.read(
        HALF_ORDERS,
        PIECES,
        'select id, status from orders',
      );
      expect([half, pieces]).toEqual([[], piecesAtFirst]);
      expect(findLost(acknowledged, stored)).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    },
  );
});

/** A member on a running server: sends JSON with the token, and has the data of an order. */
async function raviAt(address: string) {
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = { usernameOrEmail: 'ravi', password: SAMPLE_PASSWORD };
  const { token } = Session.parse(await (await send('/auth/login', login)).json());
  const post = (path: string, body: unknown) =>
    send(path, body, { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() });
  const known = await fetch(`${address}/addresses`, { headers: { Authorization: `Bearer ${token}` } });
  const [home = Address.parse(await (await post('/addresses', DETAILS)).json())] = z
    .array(Address)
    .parse(await known.json());
  const products = Products.parse(await (await fetch(`${address}/api/products?sort=name`)).json()).data;
  const items = products.slice(0, 3).map(({ id }) => ({ productId: id, quantity: 1 }));
  const { total } = Quoted.parse(await (await post('/api/orders/quote', { items })).json()).data;
  return { post, order: { items, addressId: home.id, payment: { method: 'COD' }, total } };
}

/** Places an order, waits for its acknowledgement, and returns its id. */
async function placeAt({ post, order }: Ravi): Promise<string> {
  return Placed.parse(await (await post('/api/orders', order)).json()).data.id;
}

/** Orders and sometimes cancels until the server is killed; records what was acknowledged. */
async function continueOrdering({ post, order }: Ravi, acknowledged: Acknowledged): Promise<void> {
  try {
    for (let turn = 0; ; turn += 1) {
      const id = await placeAt({ post, order });
      acknowledged.set(id, ['PLACED']);
      if (turn % 3 !== 2) continue;
      // The outcome of a cancellation without a response is unknown; both statuses are valid.
      acknowledged.set(id, ['PLACED', 'CANCELLED']);
      Placed.parse(await (await post(`/api/orders/${id}/cancel`, {})).json());
      acknowledged.set(id, ['CANCELLED']);
    }
  } catch (error) {
    // The connection is lost, either before or during a response.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

/** The acknowledged orders that are not stored as acknowledged. */
function findLost(acknowledged: Acknowledged, stored: unknown): string[] {
  const rows = z.array(z.object({ id: z.string(), status: z.string() })).parse(stored);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return [...acknowledged].filter(([id, right]) => !right.includes(statuses.get(id) ?? '')).map(([id]) => id);
}
