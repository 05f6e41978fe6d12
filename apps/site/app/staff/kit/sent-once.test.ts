import { type Result, fail, ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createSentOnce } from './sent-once.ts';

it('sends the same with the same key until it has succeeded', async () => {
  const sendOnce = createSentOnce();
  const keys: string[] = [];
  const send = (points: number, result: Result<true>) =>
    sendOnce({ points }, async (_, key) => {
      keys.push(key);
      return result;
    });
  const lost = fail({ code: 'noResponse' as const, message: 'No response from server.' });
  await send(10, lost);
  await send(10, ok(true));
  await send(10, ok(true));
  await send(20, lost);
  await send(30, lost);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});
