import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { Address, Order, PaymentOpening, Product, Quote, Session } from '@pgm/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DETAILS } from '../../../test/addressee.ts';
import { ServerProcess, seededFolder } from '../../../test/server-process.ts';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';

const Products = z.object({ data: z.array(Product) });
const Quoted = z.object({ data: Quote });
const OneOrder = z.object({ data: Order });
const Opened = z.object({ data: PaymentOpening });

describe('a server that is killed while a bank is slow', () => {
  let folder = '';
  const running: ServerProcess[] = [];
  beforeEach(() => {
    folder = seededFolder();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  });

  /** A server process, and the sample member's calls to it. */
  async function start() {
    const server = new ServerProcess({ DATA_DIR: folder });
    running.push(server);
    const address = await server.address();
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    const call = async (path: string, body?: unknown): Promise<unknown> => {
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(address + path, init);
      return response.json();
    };
    const login = { usernameOrEmail: 'ravi', password: SAMPLE_PASSWORD };
    const { token } = Session.parse(await call('/auth/login', login));
    Object.assign(headers, { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() });
    return { server, call };
  }

  it('receives the payment within seconds of its next start', { timeout: 120_000 }, async () => {
    const { server, call } = await start();
    const [tea] = Products.parse(await call('/api/products?sort=name&limit=1')).data;
    const items = [{ productId: tea?.id, quantity: 1 }];
    const { total } = Quoted.parse(await call('/api/orders/quote', { items })).data;
    const { id: addressId } = Address.parse(await call('/addresses', DETAILS));
    const wanted = { items, addressId, payment: { method: 'UPI' }, total };
    const { id } = OneOrder.parse(await call('/api/orders', wanted)).data;
    const opening = Opened.parse(await call(`/api/orders/${id}/payment`, {})).data;
    const played = await call(`/dev/payments/${opening.providerOrderId}`, { outcome: 'DELAYED' });
    expect(played).toEqual({ success: true });
    await server.end('SIGKILL');

    const next = await start();
    const readStatus = async () => OneOrder.parse(await next.call(`/api/orders/${id}`)).data.payment.status;
    const until = performance.now() + 15_000;
    while ((await readStatus()) === 'PENDING' && performance.now() < until) await later(200);
    expect(await readStatus()).toBe('PAID');
    expect(await next.server.end('SIGTERM')).toBe(0);
  });
});
