import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Address, Order, Product, Quote, Session } from '@pgm/api/contract';
import { SAMPLE_PASSWORD } from '../../src/seed/sample-accounts.ts';
import { DETAILS } from '../addressee.ts';
import { ROOM_FOR_ORDERS } from '../buyer.ts';
import { FakeSmtpServer } from '../fake-smtp-server.ts';
import { type ProcessDatabase, openProcessDatabase } from '../process-database.ts';
import { ServerProcess } from '../server-process.ts';

/** How long no mail server listens, in ms. */
const OUTAGE_MS = process.env['CHAOS'] === 'long' ? 60_000 : 6000;
/** How often the server is killed meanwhile. */
const KILLS = 2;
/** Longer than the longest pause between two attempts after the outage, and than an attempt of a killed process lasts. */
const ARRIVAL_MS = 2 * OUTAGE_MS + 70_000;

const Products = z.object({ data: z.array(Product) });
const Quoted = z.object({ data: Quote });
const Placed = z.object({ success: z.literal(true), data: Order });

describe('a mail server that is away while the server is killed', () => {
  let database: ProcessDatabase;
  let smtp: FakeSmtpServer;
  let port = 0;
  const running: ServerProcess[] = [];
  const start = async () => {
    const server = new ServerProcess({
      ...database.environment,
      ...ROOM_FOR_ORDERS,
      LOGINS_PER_ADDRESS: '1000',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'shop@example.in',
      LOG_LEVEL: 'error',
    });
    running.push(server);
    return { server, asha: await ashaAt(await server.address()) };
  };

  beforeEach(async () => {
    database = await openProcessDatabase();
    smtp = await FakeSmtpServer.open();
    port = Number(smtp.place.split(':')[1]);
    await smtp.close();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    await smtp.close();
    await database.remove();
  });

  const subjects = () =>
    smtp.received.flatMap((line) => (line.startsWith('Subject: ') ? [line.slice('Subject: '.length)] : []));

  it(
    `loses no mail and doubles none: ${OUTAGE_MS / 1000} s, ${KILLS} kills`,
    { timeout: ARRIVAL_MS + 120_000 },
    async () => {
      // Sample orders and grievances are of a fixed day, and the jobs of today would send a mail about each. A server adds
      // sample grievances where there are none.
      await database.read(
        'truncate orders, grievances, staff_notices cascade',
        `insert into grievances (id, category, name, mobile, email, order_number, text, status, registered_at,
          acknowledged_at, answer_by) values (gen_random_uuid(), 'OTHER', 'Meena', '9876543210', '', '', 'Settled',
          'CLOSED', now(), now(), now())`,
        'update store_entries set quantity = 100000',
      );
      const expected: string[] = [];
      const until = performance.now() + OUTAGE_MS;
      const order = async (asha: Awaited<ReturnType<typeof ashaAt>>) => {
        const { id, number } = await asha.place();
        expected.push(`We have received your order ${number}`);
        await asha.post(`/api/orders/${id}/cancel`, {});
        expected.push(`Your order ${number} was cancelled`);
      };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { server, asha } = await start();
        for (let time = 0; time < 5; time += 1) await order(asha);
        await setTimeout(OUTAGE_MS / KILLS / 2);
        await server.end('SIGKILL');
      }
      const { server, asha } = await start();
      await order(asha);
      await asha.post('/auth/forgot-password', { email: 'asha@example.in' });
      expected.push('Reset your PGM Wellness password');
      await setTimeout(Math.max(0, until - performance.now()));
      smtp = await FakeSmtpServer.open({}, port);

      await expect
        .poll(() => subjects().length, { timeout: ARRIVAL_MS, interval: 250 })
        .toBeGreaterThanOrEqual(expected.length);
      // Whatever would be sent twice has its chance.
      await setTimeout(3000);
      expect(subjects().toSorted()).toEqual(expected.toSorted());
      const ids = smtp.received.filter((line) => line.startsWith('Message-ID: '));
      expect(new Set(ids).size).toBe(expected.length);
      await server.end('SIGTERM');
      expect(await database.read('select state, count(*)::int from queued_messages group by state')).toEqual([
        [{ state: 'SENT', count: expected.length }],
      ]);
    },
  );
});

/** A member with a proven email address on a running server. */
async function ashaAt(address: string) {
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = { usernameOrEmail: 'asha', password: SAMPLE_PASSWORD };
  const { token } = Session.parse(await (await send('/auth/login', login)).json());
  const headers = { Authorization: `Bearer ${token}` };
  const post = (path: string, body: unknown) =>
    send(path, body, { ...headers, 'Idempotency-Key': crypto.randomUUID() });
  const home = Address.parse(await (await post('/addresses', DETAILS)).json());
  const products = Products.parse(await (await fetch(`${address}/api/products?sort=name`)).json()).data;
  const items = products.slice(0, 1).map(({ id }) => ({ productId: id, quantity: 1 }));
  const { total } = Quoted.parse(await (await post('/api/orders/quote', { items })).json()).data;
  const body = { items, addressId: home.id, payment: { method: 'COD' }, total };
  const place = async () => Placed.parse(await (await post('/api/orders', body)).json()).data;
  return { post, place };
}
