import { StaffOrder } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection, toStock } from '../../../test/buyer.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const CHANGED = 'The pieces of this order have changed. Check them again.';
const Conflict = z.object({ message: z.string(), current: StaffOrder });

describe('pieces that two staff cancel', () => {
  const app = useTestApp();
  const shop = useOrderShop(app);
  /** Cancels one piece of a line that had so many left when it was seen. */
  const cancel = (id: string, productId: string, left: number, staff = shop.staff) =>
    staff.send('POST', `${id}/cancellations`, {
      items: [{ productId, quantity: 1, left }],
      reason: 'Out of stock',
    });

  it('of the same line at the same time are cancelled once; the second gets the order as it is now', async () => {
    const { id } = await shop.ravi.place([shop.tea, 3]);
    const admin = await OrderStaff.logIn(app, 'admin');
    const responses = await Promise.all([cancel(id, shop.tea, 3), cancel(id, shop.tea, 3, admin)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(Conflict.parse(await rejected?.json())).toMatchObject({
      message: CHANGED,
      current: { id, items: [{ quantity: 3, reversed: 1 }] },
    });
    expect(await toStock(app, shop.tea)).toBe(8);
  });

  it('are cancelled by the second too, once they have seen what is left', async () => {
    const { id } = await shop.ravi.place([shop.tea, 3]);
    expect((await cancel(id, shop.tea, 3)).status).toBe(200);
    expect(await readRejection(await cancel(id, shop.tea, 3))).toEqual([409, CHANGED]);
    expect((await cancel(id, shop.tea, 2)).status).toBe(200);
    expect(await toStock(app, shop.tea)).toBe(9);
  });

  it('of different lines at the same time are all cancelled', async () => {
    const { id } = await shop.ravi.place([shop.tea, 2], [shop.soap, 2]);
    const responses = await Promise.all([cancel(id, shop.tea, 2), cancel(id, shop.soap, 2)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([9, 9]);
  });

  it('are rejected without what was left of their line', async () => {
    const { id } = await shop.ravi.place([shop.tea, 2]);
    const body = { items: [{ productId: shop.tea, quantity: 1 }], reason: 'Out of stock' };
    expect(await readRejection(await shop.staff.send('POST', `${id}/cancellations`, body))).toEqual([
      400,
      'Enter how many pieces the order has left',
    ]);
  });
});
