import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutMemory } from './checkout-memory.ts';
import { forgetCheckout, forgetCheckoutOfNobody, forgetCheckoutOfOthers } from './forget-checkout.ts';

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

/** What asha chose and saw. */
function ashasCheckout() {
  const { key } = checkoutMemory.recallFor(ASHA);
  checkoutMemory.keep({ delivery: 'EXPRESS', seen: [{ productId: 'honey', quantity: 2 }] });
  return { key, userId: ASHA, delivery: 'EXPRESS', seen: [{ productId: 'honey', quantity: 2 }] };
}

describe('what a tab keeps of a checkout', () => {
  it('is the member’s own again after a session that ended', () => {
    const kept = ashasCheckout();
    forgetCheckoutOfNobody();
    forgetCheckoutOfOthers(ASHA);
    expect(checkoutMemory.recallFor(ASHA)).toEqual(kept);
  });

  it('is forgotten once somebody else logs in', () => {
    ashasCheckout();
    forgetCheckoutOfNobody();
    forgetCheckoutOfOthers(RAVI);
    expect([...stored.keys()]).toEqual([]);
  });

  it('is forgotten with a logout', () => {
    ashasCheckout();
    forgetCheckout();
    expect([...stored.keys()]).toEqual([]);
  });

  it('is forgotten when a session ends and nobody knows whose it is', () => {
    checkoutMemory.keep({ addressId: 'home' });
    forgetCheckoutOfNobody();
    expect([...stored.keys()]).toEqual([]);
  });

  it('keeps nothing of the order but its id once it is placed', () => {
    const { key } = ashasCheckout();
    checkoutMemory.placed('order-1');
    const { key: next, ...memory } = checkoutMemory.recallFor(ASHA);
    expect(memory).toEqual({ orderId: 'order-1', userId: ASHA });
    expect(next).not.toBe(key);
  });
});
