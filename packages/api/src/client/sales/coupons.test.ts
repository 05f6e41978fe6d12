import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const COUPON = {
  code: 'FLAT100',
  title: '₹100 off a full cart',
  kind: 'AMOUNT',
  value: 100,
  maxDiscount: null,
  minSubtotal: 999,
  endsAt: null,
  usesLeft: 3,
  isForFirstOrder: false,
};

/** The result of a client of a guest, or of a member with a token, for a response, and its recorded requests. */
async function list(body: unknown, status = 200, token?: string) {
  const requested: unknown[] = [];
  const { coupons } = createClient({
    bases: { cart: 'https://cart.example.in' },
    session: { token: async () => token, renew: async () => undefined },
    fetch: async (address, { method, headers }) => {
      requested.push([`${method} ${address}`, new Headers(headers).get('Authorization')]);
      return Response.json(body, { status });
    },
  });
  return { response: await coupons.list(), requested };
}

describe('the client of coupons', () => {
  it('requests the coupons for every visitor, or with a token those of its member', async () => {
    const body = { success: true, data: [COUPON] };
    const address = 'GET https://cart.example.in/api/coupons';
    expect(await list(body)).toEqual({
      response: { ok: true, value: [COUPON] },
      requested: [[address, null]],
    });
    const { requested } = await list(body, 200, 'a-token');
    expect(requested).toEqual([[address, 'Bearer a-token']]);
  });

  it('returns a failure for a response that is no list of coupons', async () => {
    const { response } = await list({ success: true, data: [{ ...COUPON, value: 'much' }] });
    expect(response).toEqual({
      ok: false,
      failure: { code: 'unreadable', message: '' },
    });
  });
});
