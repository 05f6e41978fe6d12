import { beforeAll, beforeEach } from 'vitest';
import { Buyer, openShop } from './buyer.ts';
import { OrderStaff } from './order-staff.ts';
import type { TestApp } from './test-app.ts';

type Goods = Parameters<typeof openShop>[1];

/** What the tests of a file share: a buyer, a member of staff, and the ids of two products. */
interface OrderShop {
  ravi: Buyer;
  staff: OrderStaff;
  tea: string;
  soap: string;
}

const TEA: Goods = { pricePaise: 30_000, points: 7, quantity: 10 };
const SOAP: Goods = { pricePaise: 10_000, points: 2, quantity: 10 };

/** Logs the buyer and staff in once, and opens a shop of two products before each test: it has no orders and no documents. */
export function useOrderShop(app: TestApp, tea = TEA, soap = SOAP): OrderShop {
  const shop: Partial<OrderShop> = {};
  beforeAll(async () => {
    shop.ravi = await Buyer.logIn(app, 'ravi');
    shop.staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    const [first = '', second = ''] = await openShop(app, tea, soap);
    Object.assign(shop, { tea: first, soap: second });
    await app.sql('truncate invoice_counters, credit_note_counters');
  });
  return {
    get ravi() {
      return opened(shop.ravi);
    },
    get staff() {
      return opened(shop.staff);
    },
    get tea() {
      return opened(shop.tea);
    },
    get soap() {
      return opened(shop.soap);
    },
  };
}

function opened<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the shop is not open yet');
  return value;
}
