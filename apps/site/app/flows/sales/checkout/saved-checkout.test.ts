import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedCheckout } from './saved-checkout.ts';
import {
  forgetCheckout,
  forgetGuestCheckout,
  forgetOtherCheckouts,
} from '#app/kit/device/checkout-storage.ts';

const ASHA = '018f0000-0000-7000-8000-000000000001';
const RAVI = '018f0000-0000-7000-8000-000000000002';

/** The browser's session storage. */
const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

/** What the member asha chose and saw. */
function ashasCheckout() {
  const { key } = savedCheckout.recallFor(ASHA);
  savedCheckout.save({ delivery: 'EXPRESS', seen: [{ productId: 'honey', quantity: 2 }] });
  return { key, userId: ASHA, delivery: 'EXPRESS', seen: [{ productId: 'honey', quantity: 2 }] };
}

describe('the checkout in the session storage', () => {
  it('is restored for the same member after an expired session', () => {
    const saved = ashasCheckout();
    forgetGuestCheckout();
    forgetOtherCheckouts(ASHA);
    expect(savedCheckout.recallFor(ASHA)).toEqual(saved);
  });

  it('is deleted when another member logs in', () => {
    ashasCheckout();
    forgetGuestCheckout();
    forgetOtherCheckouts(RAVI);
    expect([...stored.keys()]).toEqual([]);
  });

  it('is deleted with a logout', () => {
    ashasCheckout();
    forgetCheckout();
    expect([...stored.keys()]).toEqual([]);
  });

  it('is deleted when a session ends and the owner is not known', () => {
    savedCheckout.save({ addressId: 'home' });
    forgetGuestCheckout();
    expect([...stored.keys()]).toEqual([]);
  });

  it('contains only the id of the order after it is placed', () => {
    const { key } = ashasCheckout();
    savedCheckout.placed('order-1');
    const { key: next, ...state } = savedCheckout.recallFor(ASHA);
    expect(state).toEqual({ orderId: 'order-1', userId: ASHA });
    expect(next).not.toBe(key);
  });
});
