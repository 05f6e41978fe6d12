import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

const COUPON = {
  code: 'FLAT100',
  title: '₹100 off a full basket',
  kind: 'AMOUNT',
  value: 100,
  maxDiscount: null,
  minSubtotal: 999,
  endsAt: null,
  usesLeft: 3,
  isForFirstOrder: false,
};

/** What a client of a guest, or of somebody with a token, makes of an answer, and how it asked. */
async function list(body: unknown, status = 200, token?: string) {
  const asked: unknown[] = [];
  const { coupons } = createClient({
    bases: { cart: 'https://cart.example.in' },
    session: { token: async () => token, renew: async () => undefined },
    fetch: async (address, { method, headers }) => {
      asked.push([`${method} ${address}`, new Headers(headers).get('Authorization')]);
      return Response.json(body, { status });
    },
  });
  return { answer: await coupons.list(), asked };
}

describe('the client of coupons', () => {
  it('asks for those that anybody could use, or with a token for those of its member', async () => {
    const body = { success: true, data: [COUPON] };
    const address = 'GET https://cart.example.in/api/coupons';
    expect(await list(body)).toEqual({ answer: { ok: true, value: [COUPON] }, asked: [[address, null]] });
    const { asked } = await list(body, 200, 'a-token');
    expect(asked).toEqual([[address, 'Bearer a-token']]);
  });

  it('answers with a failure what is no list of coupons', async () => {
    const { answer } = await list({ success: true, data: [{ ...COUPON, value: 'much' }] });
    expect(answer).toEqual({
      ok: false,
      failure: { code: 'unreadable', message: 'Something went wrong.' },
    });
  });
});
