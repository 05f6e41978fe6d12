import { type Order, type OrderStatus, PointsSummary } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { Buyer, offer, orderIn } from '../../../test/buyer.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** A planted slip in a rejected return is found in the first 60. */
const STEPS = 250;

/** The expected state of an order. */
interface Expected {
  status: OrderStatus;
  readonly product: string;
  readonly pointsEach: number;
  /** The pieces that are not returned. */
  pieces: number;
  /** The points of those pieces. */
  points: number;
  group: 'pendingPoints' | 'confirmedPoints' | 'cancelledPoints';
  /** The points of the pieces that are returned. */
  returned: number;
  /** Whether its return window is over. */
  isLate?: boolean;
}

/** The steps that staff may take next. */
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PLACED: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};

/** Pseudo-random numbers from 0 to below `end`, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

/** The points of all orders, by the group in which they are. */
function toSums(orders: Iterable<Expected>) {
  const sums = { pendingPoints: 0, confirmedPoints: 0, cancelledPoints: 0 };
  for (const { points, group, returned } of orders) {
    sums[group] += points;
    sums.cancelledPoints += returned;
  }
  return sums;
}

describe('the four figures of business values', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let staff: OrderStaff;
  let products: string[] = [];

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
    products = await stockCopies(app, 5);
    for (const [at, id] of products.entries()) {
      await offer(app, id, { pricePaise: 60_000, points: at * 7, quantity: 1_000_000 });
    }
  });

  const figures = async (buyer: Buyer) => {
    const { transactions: _, ...sums } = PointsSummary.parse(
      await (await buyer.get(`/api/bvPoints/${buyer.id}`)).json(),
    );
    return sums;
  };
  const listRows = async (buyer: Buyer) => {
    const [pending, confirmed, cancelled] = [
      await buyer.pointsRows('pending'),
      await buyer.pointsRows('confirmed'),
      await buyer.pointsRows('cancelled'),
    ];
    return {
      totalPoints: pending + confirmed,
      pendingPoints: pending,
      confirmedPoints: confirmed,
      cancelledPoints: cancelled,
    };
  };

  it.each(['asha', 'ravi'])('are what the rows below them come to: %s', async (name) => {
    const buyer = await Buyer.logIn(app, name);
    expect(await listRows(buyer)).toEqual(await figures(buyer));
  });

  it(`are the sums of the ledger and of the rows, and match the orders, after ${STEPS} random steps`, async () => {
    const random = numbersFrom(20_261_121);
    const orders = new Map<string, Expected>();
    const any = (...statuses: readonly OrderStatus[]) => {
      const fitting = [...orders].filter(
        ([, { status, group }]) => statuses.includes(status) && group === 'pendingPoints',
      );
      return fitting[random(fitting.length)] ?? ([undefined, undefined] as const);
    };
    const duration = {
      place: 0,
      move: 0,
      cancel: 0,
      sendBack: 0,
      sendBackPart: 0,
      response: 0,
      wait: 0,
      expire: 0,
    };
    const steps: Record<keyof typeof duration, () => Promise<Order | 'waited' | undefined>> = {
      place: async () => {
        const product = products[random(products.length)] ?? '';
        const pieces = 1 + random(3);
        const order = await ravi.place([product, pieces]);
        const { points } = order;
        const pointsEach = points / pieces;
        const group = 'pendingPoints';
        orders.set(order.id, { status: 'PLACED', product, pieces, points, pointsEach, group, returned: 0 });
        return order;
      },
      move: async () => {
        const [id, order] = any('PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED');
        const next = order && NEXT[order.status];
        if (order === undefined || next === undefined) return undefined;
        order.status = next;
        return staff.move(id, next);
      },
      cancel: async () => {
        const [id, order] = any('PLACED', 'CONFIRMED', 'PACKED');
        if (id === undefined) return undefined;
        Object.assign(order, { status: 'CANCELLED', group: 'cancelledPoints' });
        return orderIn(await ravi.cancel(id));
      },
      sendBack: async () => {
        const [id, order] = any('DELIVERED');
        if (id === undefined || order.isLate === true) return undefined;
        order.status = 'RETURN_REQUESTED';
        return orderIn(await ravi.sendBack(id, 'It does not suit me.'));
      },
      sendBackPart: async () => {
        const [id, order] = any('DELIVERED');
        if (id === undefined || order.isLate === true || order.pieces === 1) return undefined;
        await ravi.sendBack(id, 'One is enough.', [[order.product, 1]]);
        order.pieces -= 1;
        order.points -= order.pointsEach;
        order.returned += order.pointsEach;
        const items = [{ productId: order.product, outcome: 'RESTOCKED' }];
        return orderIn(await staff.send('POST', `${id}/inspection`, { items }));
      },
      response: async () => {
        const [id, order] = any('RETURN_REQUESTED');
        if (id === undefined) return undefined;
        const isRevoked = random(2) === 0;
        order.status = isRevoked ? 'RETURNED' : 'DELIVERED';
        if (isRevoked) order.group = 'cancelledPoints';
        return staff.move(id, order.status);
      },
      wait: async () => {
        // Moves every delivery back by a week.
        await app.sql(
          `update orders set settle_at = settle_at - interval '7 days' where user_id = '${ravi.id}'`,
        );
        await app.sql(
          `update orders set delivered_at = delivered_at - interval '7 days' where user_id = '${ravi.id}'`,
        );
        app.clock.now += 1;
        await app.runJobs();
        for (const order of orders.values()) {
          if (order.status === 'DELIVERED' && order.group === 'pendingPoints')
            order.group = 'confirmedPoints';
          if (order.status === 'RETURN_REQUESTED') order.isLate = true;
        }
        return 'waited';
      },
      expire: async () => {
        const [id, order] = [...orders].find(([, { group }]) => group === 'confirmedPoints') ?? [];
        if (order === undefined) return undefined;
        await app.sql(
          `update orders set points_expire_at = to_timestamp(${app.clock.now} / 1000.0) where id = '${id}'`,
        );
        await app.runJobs();
        order.group = 'cancelledPoints';
        // A return that was rejected after its window is over has no more days to wait.
        for (const one of orders.values()) {
          if (one.status === 'DELIVERED' && one.isLate === true && one.group === 'pendingPoints')
            one.group = 'confirmedPoints';
        }
        return 'waited';
      },
    };
    // Each step is repeated by how often it is drawn.
    const names: (keyof typeof duration)[] = [
      ...Array<'place'>(5).fill('place'),
      ...Array<'move'>(16).fill('move'),
      'cancel',
      ...Array<'sendBack'>(3).fill('sendBack'),
      ...Array<'sendBackPart'>(4).fill('sendBackPart'),
      ...Array<'response'>(2).fill('response'),
      'wait',
      'expire',
    ];

    for (let step = 0; step < STEPS; step = Object.values(duration).reduce((sum, times) => sum + times)) {
      const name = names[random(names.length)] ?? 'place';
      if ((await steps[name]()) === undefined) continue;
      duration[name] += 1;
      if (step % 20 !== 0) continue;
      const brought = toSums(orders.values());
      const ledger = { PENDING: 0, CONFIRMED: 0, CANCELLED: 0, ...(await ravi.points()) };
      const shown = await figures(ravi);
      expect(await listRows(ravi)).toEqual(shown);
      expect(shown).toEqual({ ...brought, totalPoints: brought.pendingPoints + brought.confirmedPoints });
      expect([shown.pendingPoints, shown.confirmedPoints, shown.cancelledPoints]).toEqual([
        ledger.PENDING,
        ledger.CONFIRMED,
        ledger.CANCELLED,
      ]);
    }
    // Each kind of step really happened.
    expect(Object.entries(duration).filter(([, times]) => times < 5)).toEqual([]);
  }, 120_000);
});
