import { describe, expect, it } from 'vitest';
import { rejection } from './rate-limiter.ts';

describe('the rate limit', () => {
  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [5341, '2 hours'],
  ])('names the waiting time of %i s in words', (seconds, words) => {
    expect(rejection(seconds).failure.message).toBe(`Too many requests. Please try again in ${words}.`);
  });
});
