import type { StaffOrder } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection, toStock } from '../../../test/buyer.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Needs = z.object({ data: z.record(z.string(), z.int()) });
const CHANGED = [409, 'The pieces of this order have changed. Check them again.'];

describe('packing an order by line', () => {
  const app = useTestApp();
  const shop = useOrderShop(app);
  /** An order of two teas and one soap. */
  const confirmed = async (place = () => shop.ravi.place([shop.tea, 2], [shop.soap, 1])) => {
    const { id } = await place();
    await shop.staff.move(id, 'CONFIRMED');
    return id;
  };
  type Line = readonly [productId: string, found: number, quantity: number];
  const toBody = (lines: readonly Line[], ifMissing?: string) => ({
    items: lines.map(([productId, found, quantity]) => ({ productId, found, quantity })),
    ...(ifMissing !== undefined && { ifMissing }),
  });
  const send = (id: string, lines: readonly Line[], ifMissing?: string) =>
    shop.staff.send('POST', `${id}/packing`, toBody(lines, ifMissing));
  const pack = (id: string, lines: readonly Line[], ifMissing?: string): Promise<StaffOrder> =>
    shop.staff.change('POST', `${id}/packing`, toBody(lines, ifMissing));
  const waiting = async () => {
    const response = await shop.staff.get('/api/admin/orders/needs');
    return Needs.parse(await response.json()).data;
  };

  it('is done when all pieces are found', async () => {
    const id = await confirmed();
    const order = await pack(id, [
      [shop.tea, 2, 2],
      [shop.soap, 1, 1],
    ]);
    expect(order).toMatchObject({ status: 'PACKED', reversals: [], notes: [] });
    expect(await waiting()).toMatchObject({ toPack: 0, missing: 0, toShip: 1 });
  });

  it('waits for what is missing, with a note for staff, until it is found', async () => {
    const id = await confirmed();
    const lines = [
      [shop.tea, 1, 2],
      [shop.soap, 1, 1],
    ] as const;
    const order = await pack(id, lines, 'WAIT');
    expect(order).toMatchObject({ status: 'CONFIRMED', reversals: [] });
    expect(order.notes.map(({ text }) => text)).toEqual([
      `Missing pieces: ${order.items[0]?.productName}: found 1 of 2`,
    ]);
    expect(await waiting()).toMatchObject({ toPack: 0, missing: 1, toShip: 0 });
    const [entry] = await app.sql(
      `select after from audit_entries where subject = 'order/${id}' order by at desc, id desc limit 1`,
    );
    expect(entry).toEqual({ after: { name: order.number, piecesMissing: true } });
    const packed = await pack(id, [
      [shop.tea, 2, 2],
      [shop.soap, 1, 1],
    ]);
    expect(packed.status).toBe('PACKED');
    expect(await waiting()).toMatchObject({ toPack: 0, missing: 0, toShip: 1 });
  });

  it('cancels what is missing, refunds it, and packs the rest; the missing pieces are not back in stock', async () => {
    const id = await confirmed(() => shop.ravi.placePaid([shop.tea, 2], [shop.soap, 1]));
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([8, 9]);
    const order = await pack(
      id,
      [
        [shop.tea, 1, 2],
        [shop.soap, 1, 1],
      ],
      'CANCEL',
    );
    expect(order).toMatchObject({
      status: 'PACKED',
      total: 700,
      reversedTotal: 300,
      items: [{ reversed: 1 }, { reversed: 0 }],
      refunds: [{ amount: 300, status: 'DUE' }],
      reversals: [{ kind: 'CANCELLATION', state: 'DONE', reason: 'Not in stock', amount: 300 }],
    });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([8, 9]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 9, CANCELLED: 7 });
    const texts = await app.sql(
      `select text from notifications where user_id = '${shop.ravi.id}' and link like '%${id}' order by id`,
    );
    expect(texts).toEqual(
      [
        'Your order {number} is confirmed.',
        'Part of your order {number} was cancelled.',
        'Your order {number} is packed.',
      ].map((text) => ({ text })),
    );
  });

  it('cancels the whole order when nothing is found', async () => {
    const id = await confirmed();
    const nothing = [
      [shop.tea, 0, 2],
      [shop.soap, 0, 1],
    ] as const;
    const order = await pack(id, nothing, 'CANCEL');
    expect(order).toMatchObject({ status: 'CANCELLED', reversals: [{ reason: 'Not in stock' }] });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([8, 9]);
  });

  it('no longer waits once what is missing is cancelled', async () => {
    const id = await confirmed();
    const lines = [
      [shop.tea, 1, 2],
      [shop.soap, 1, 1],
    ] as const;
    await pack(id, lines, 'WAIT');
    await shop.staff.cancelPieces(id, { [shop.tea]: 1 });
    expect(await waiting()).toMatchObject({ toPack: 1, missing: 0 });
  });

  it('is rejected with wrong quantities, and with other pieces than those of the order', async () => {
    const id = await confirmed();
    for (const [lines, rejection] of [
      [[[shop.tea, 2, 2]], CHANGED],
      [
        [
          [shop.tea, 3, 3],
          [shop.soap, 1, 1],
        ],
        CHANGED,
      ],
      [
        [
          [shop.tea, 2, 2],
          [shop.tea, 2, 2],
        ],
        CHANGED,
      ],
      [
        [
          [shop.tea, 2, 2],
          [crypto.randomUUID(), 1, 1],
        ],
        CHANGED,
      ],
      [
        [
          [shop.tea, 3, 2],
          [shop.soap, 1, 1],
        ],
        [400, 'More pieces were found than were ordered'],
      ],
      [
        [
          [shop.tea, 1, 2],
          [shop.soap, 1, 1],
        ],
        [400, 'Choose what happens to the missing pieces'],
      ],
      [[], [400, 'Choose at least one product']],
    ] as const)
      expect([lines, await readRejection(await send(id, lines))]).toEqual([lines, rejection]);
    expect((await shop.staff.order(id)).status).toBe('CONFIRMED');
  });

  it('is rejected before the order is confirmed, and once it is packed', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1]);
    const rejection = [409, 'An order cannot go there from where it is now.'];
    expect(await readRejection(await send(id, [[shop.tea, 1, 1]]))).toEqual(rejection);
    await shop.staff.move(id, 'CONFIRMED', 'PACKED');
    expect(await readRejection(await send(id, [[shop.tea, 1, 1]]))).toEqual(rejection);
  });
});
