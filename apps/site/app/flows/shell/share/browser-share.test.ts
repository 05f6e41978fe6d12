import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { browserShareMachine } from './browser-share.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LINK = 'https://shop.example.in/a';

/** A browser whose sheet for sharing, or clipboard, behaves like this. */
function startIn(navigator: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const { share, writeText } = navigator;
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } });
  return createActor(browserShareMachine).start();
}

it('a second press while the sheet is open changes nothing: the first one says how it ends', async () => {
  const sheet = Promise.withResolvers<void>();
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const share = vi
    .fn<() => Promise<void>>(() => Promise.reject(new DOMException('open', 'InvalidStateError')))
    .mockReturnValueOnce(sheet.promise);
  const actor = startIn({ share, writeText });
  for (const presses of [1, 2, 3]) {
    actor.send({ type: 'share.open', link: LINK });
    await expect.poll(() => share).toHaveBeenCalledTimes(presses);
  }
  expect(actor.getSnapshot().value).toBe('opening');
  sheet.resolve();
  await waitFor(actor, (snapshot) => snapshot.matches('shared'));
  expect(writeText).not.toHaveBeenCalled();
});

it('a sheet that is closed shares nothing and copies nothing', async () => {
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const actor = startIn({ share, writeText });
  actor.send({ type: 'share.open', link: LINK });
  await expect.poll(() => share).toHaveBeenCalledOnce();
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['copied where there is no sheet', () => Promise.resolve(), 'copied'],
  ['shown where it cannot be copied', () => Promise.reject(new Error('denied')), 'linkShown'],
] as const)('the link is %s', async (_, writeText, state) => {
  const actor = startIn({ writeText });
  actor.send({ type: 'share.open', link: LINK });
  await waitFor(actor, (snapshot) => snapshot.matches(state));
  expect(actor.getSnapshot().context.link).toBe(LINK);
});
