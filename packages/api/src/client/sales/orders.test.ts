import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const ID = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const KEY = 'a-key-of-this-order';
const ITEMS = [{ productId: ID, quantity: 2 }];
const LINE = {
  productId: ID,
  productName: 'Tulsi Tea',
  productImage: null,
  price: 125.5,
  quantity: 2,
  points: 10,
  lineTotal: 251,
};
const AMOUNTS = { subtotal: 251, deliveryFee: 49, discount: 0, total: 300, points: 20 };
const QUOTE = {
  lines: [{ ...LINE, available: 40, problem: null }],
  ...AMOUNTS,
  deliveries: {
    STANDARD: { fee: 49, freeFrom: 499, days: [4, 7] },
    EXPRESS: { fee: 99, freeFrom: null, days: [2, 3] },
  },
  coupon: null,
  canOrder: true,
};
const ORDER = {
  id: ID,
  number: 'PGM-000123',
  status: 'PLACED',
  placedAt: '2026-11-21T06:30:00.000Z',
  items: [{ ...LINE, reversed: 0 }],
  address: {
    name: 'Asha Mishra',
    phone_number: '9000000001',
    email: '',
    street_address: '12 Park Road',
    additional_address_line: '',
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    postal_code: '226001',
    country: 'India',
    landmarks: [],
    type: 'HOME',
    isDefault: true,
    latitude: 0,
    longitude: 0,
  },
  ...AMOUNTS,
  delivery: { method: 'STANDARD', expectedBy: '2026-11-28T06:30:00.000Z', shipment: null },
  couponCode: null,
  reversedTotal: 0,
  reversals: [],
  refunds: [],
  payment: { method: 'COD', status: 'DUE', problem: null, payBy: null },
  gstin: null,
  timeline: [{ status: 'PLACED', at: '2026-11-21T06:30:00.000Z', by: 'MEMBER', note: null }],
  canCancel: true,
  canCancelPieces: true,
  canReturn: false,
  returnBy: null,
  hasInvoice: true,
};
const NEW_ORDER = {
  items: ITEMS,
  addressId: ID,
  delivery: 'STANDARD' as const,
  payment: { method: 'COD' as const },
  total: 300,
};
const QUOTE_REQUEST = { items: ITEMS, delivery: 'EXPRESS' as const, coupon: 'WELCOME10' };
const SOLD_OUT = { success: false, errors: [], message: 'Sold out: Tulsi Tea' };

/** A client whose network responds to every call with `body`, and its recorded requests. */
function clientWith(body: unknown, status = 200, session?: { token: string; renewed: string }) {
  const requested: { call: string; key: string | null; token: string | null; body: unknown }[] = [];
  const client = createClient({
    bases: { cart: 'https://carts.example.in' },
    ...(session && { session: { token: async () => session.token, renew: async () => session.renewed } }),
    fetch: async (address, { method, headers, body: sent }) => {
      const all = new Headers(headers);
      requested.push({
        call: `${method} ${address}`,
        key: all.get('Idempotency-Key'),
        token: all.get('Authorization'),
        body: sent ? JSON.parse(String(sent)) : undefined,
      });
      return Response.json(body, { status });
    },
  });
  return { orders: client.orders, requested };
}

const plain = { key: null, token: null, body: undefined };

describe('the client of orders', () => {
  it('requests a quote', async () => {
    const { orders, requested } = clientWith({ success: true, data: QUOTE });
    expect(await orders.quote(QUOTE_REQUEST)).toEqual({ ok: true, value: QUOTE });
    const call = 'POST https://carts.example.in/api/orders/quote';
    expect(requested).toEqual([{ ...plain, call, body: QUOTE_REQUEST }]);
  });

  it('places an order with its key', async () => {
    const { orders, requested } = clientWith({ success: true, data: ORDER }, 201);
    expect(await orders.place(NEW_ORDER, KEY)).toEqual({ ok: true, value: ORDER });
    const call = 'POST https://carts.example.in/api/orders';
    expect(requested).toEqual([{ ...plain, call, key: KEY, body: NEW_ORDER }]);
  });

  it('sends the same key again with a renewed token', async () => {
    const { orders, requested } = clientWith({}, 401, { token: 'old', renewed: 'new' });
    await orders.place(NEW_ORDER, KEY);
    expect(requested.map(({ key, token }) => [key, token])).toEqual([
      [KEY, 'Bearer old'],
      [KEY, 'Bearer new'],
    ]);
  });

  it('reports why an order could not be placed', async () => {
    const { orders } = clientWith(SOLD_OUT, 409);
    expect(await orders.place(NEW_ORDER, KEY)).toEqual({
      ok: false,
      failure: { code: 'conflict', message: 'Sold out: Tulsi Tea', status: 409 },
    });
  });

  it('lists all orders, or a page of them', async () => {
    const body = {
      success: true,
      data: [ORDER],
      total: 3,
      pagination: { page: 2, limit: 1, total: 3, pages: 3 },
    };
    const { orders, requested } = clientWith(body);
    expect(await orders.list({ page: 2, limit: 1 })).toEqual({ ok: true, value: body });
    await orders.list();
    expect(requested).toEqual([
      { ...plain, call: 'GET https://carts.example.in/api/orders?page=2&limit=1' },
      { ...plain, call: 'GET https://carts.example.in/api/orders' },
    ]);
  });

  it('reads and cancels one', async () => {
    const { orders, requested } = clientWith({ success: true, data: ORDER });
    expect(await orders.get(ID)).toEqual({ ok: true, value: ORDER });
    expect(await orders.cancel(ID)).toEqual({ ok: true, value: ORDER });
    expect(requested).toEqual([
      { ...plain, call: `GET https://carts.example.in/api/orders/${ID}` },
      { ...plain, call: `POST https://carts.example.in/api/orders/${ID}/cancel` },
    ]);
  });
});
