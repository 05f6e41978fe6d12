import { type IdentityCard, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleCard } from './identity-card.scenario.ts';
import { identityCardMachine } from './identity-card.machine.ts';
import { identityCardVerbs, identityCardView } from './identity-card.view.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Opens the page with a server that gives the results of the test one after the other. */
async function openPage(fetched: Result<IdentityCard>[], opened: Result<{ url: string }>[] = []) {
  const addresses: string[] = [];
  const machine = identityCardMachine.provide({
    actors: {
      fetchCard: fromPromise(async () => fetched.shift() ?? LOST),
      openDocument: fromPromise(async () => opened.shift() ?? LOST),
    },
  });
  const actor = createActor(machine).start();
  actor.on('document.opened', ({ url }) => addresses.push(url));
  await settle();
  const verbs = identityCardVerbs((event) => actor.send(event));
  return { ...verbs, addresses, view: () => identityCardView(actor.getSnapshot()) };
}

describe('the identity card', () => {
  it('is shown, and opened as a PDF once however often it is pressed', async () => {
    const page = await openPage([ok(sampleCard)], [ok({ url: '/a.pdf' }), ok({ url: '/b.pdf' })]);
    expect(page.view()).toEqual({
      status: 'ready',
      card: sampleCard,
      error: undefined,
      alert: undefined,
      isOpening: false,
      canOpen: true,
    });
    page.open();
    page.open();
    expect(page.view()).toMatchObject({ status: 'ready', isOpening: true, canOpen: true });
    await settle();
    expect(page.addresses).toEqual(['/a.pdf']);
    expect(page.view()).toMatchObject({ isOpening: false, alert: undefined });
  });

  it('says why the PDF was not opened, and can be opened again', async () => {
    const page = await openPage([ok(sampleCard)], [LOST, ok({ url: '/a.pdf' })]);
    page.open();
    await settle();
    expect(page.view()).toMatchObject({ status: 'ready', alert: 'No response from server.' });
    page.open();
    expect(page.view().alert).toBeUndefined();
    await settle();
    expect(page.addresses).toEqual(['/a.pdf']);
  });

  it('cannot be opened as a PDF when it is not active', async () => {
    const page = await openPage([ok({ ...sampleCard, isActive: false })], [ok({ url: '/a.pdf' })]);
    expect(page.view().canOpen).toBe(false);
    page.open();
    await settle();
    expect(page.addresses).toEqual([]);
  });

  it('can be loaded again when it could not be loaded', async () => {
    const page = await openPage([LOST, ok(sampleCard)]);
    expect(page.view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    page.retry();
    await settle();
    expect(page.view()).toMatchObject({ status: 'ready', error: undefined });
  });
});
