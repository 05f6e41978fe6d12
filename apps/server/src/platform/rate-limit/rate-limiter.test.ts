import { describe, expect, it } from 'vitest';
import { refusal } from './rate-limiter.ts';

describe('who is refused for a while', () => {
  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [5341, '2 hours'],
  ])('is told to come back after %i s in words', (seconds, words) => {
    expect(refusal(seconds).failure.message).toBe(`Too many requests. Please try again in ${words}.`);
  });
});
