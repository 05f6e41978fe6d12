import { describe, expect, it } from 'vitest';
import { AddressLimiter } from './address-limiter.ts';

const MINUTE = 60_000;

describe('the limit of a network address', () => {
  let now = 10 * MINUTE + 20_000;
  const limiter = new AddressLimiter({ max: 2, windowSeconds: 60 }, () => now);

  it('counts each address in the minutes of the clock', () => {
    expect([limiter.count('203.0.113.7'), limiter.count('203.0.113.7')]).toEqual([undefined, undefined]);
    expect(limiter.count('203.0.113.7')?.failure).toEqual({
      code: 'rateLimited',
      message: 'Too many requests. Please try again in 40 seconds.',
      retryAfterSeconds: 40,
    });
    expect(limiter.count('203.0.113.8')).toBeUndefined();
    now = 11 * MINUTE;
    expect(limiter.count('203.0.113.7')).toBeUndefined();
  });

  it('counts no further addresses after 100,000, but goes on with those that it knows', () => {
    now = 12 * MINUTE;
    limiter.count('203.0.113.7');
    for (let index = 1; index < 100_000; index += 1) limiter.count(`address ${index}`);
    const fresh = ['198.51.100.1', '198.51.100.1', '198.51.100.1'].map((address) => limiter.count(address));
    expect(fresh).toEqual([undefined, undefined, undefined]);
    limiter.count('203.0.113.7');
    expect(limiter.count('203.0.113.7')?.failure.code).toBe('rateLimited');
  });
});
