import { type Agreement, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleAgreement } from './agreement.scenario.ts';
import { agreementMachine } from './agreement.machine.ts';
import { agreementVerbs, agreementView } from './agreement.view.ts';

const NONE: Agreement = { currentVersion: '2026-11-23', accepted: null };
const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Opens the page with a server that gives the results of the test one after the other. */
async function openPage(
  fetched: Result<Agreement>[],
  accepted: Result<Agreement>[] = [],
  opened: Result<{ url: string }>[] = [],
) {
  const addresses: string[] = [];
  const versions: string[] = [];
  const toasts: string[] = [];
  const machine = agreementMachine.provide({
    actors: {
      fetchAgreement: fromPromise(async () => fetched.shift() ?? LOST),
      acceptAgreement: fromPromise(async ({ input }) => {
        versions.push(input);
        return accepted.shift() ?? LOST;
      }),
      openDocument: fromPromise(async () => opened.shift() ?? LOST),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ message }) => toasts.push(message));
  actor.on('document.opened', ({ url }) => addresses.push(url));
  await settle();
  const verbs = agreementVerbs((event) => actor.send(event));
  return { addresses, versions, toasts, ...verbs, view: () => agreementView(actor.getSnapshot()) };
}

const withAccepted = (accepted: Partial<Agreement['accepted']>): Agreement => ({
  ...sampleAgreement,
  accepted: sampleAgreement.accepted && { ...sampleAgreement.accepted, ...accepted },
});

describe('the agreement of an associate', () => {
  it.each([
    ['none', NONE],
    ['inForce', sampleAgreement],
    ['older', withAccepted({ version: '2025-01-01' })],
    ['withdrawn', withAccepted({ withdrawnAt: '2026-11-24T06:30:00.000Z' })],
  ])('is shown as %s', async (standing, agreement) => {
    expect((await openPage([ok(agreement)])).view()).toMatchObject({ status: 'ready', standing });
  });

  it('is accepted in the valid version, once however often it is pressed', async () => {
    const page = await openPage([ok(NONE)], [ok(sampleAgreement)]);
    page.accept();
    page.accept();
    expect(page.view().isAccepting).toBe(true);
    await settle();
    expect(page.versions).toEqual(['2026-11-23']);
    expect(page.view()).toMatchObject({ standing: 'inForce', isAccepting: false, alert: undefined });
    expect(page.toasts).toEqual(['Agreement accepted']);
  });

  it('says why it was not accepted, and can be accepted again', async () => {
    const page = await openPage([ok(NONE)], [LOST, ok(sampleAgreement)]);
    page.accept();
    await settle();
    expect(page.view()).toMatchObject({ standing: 'none', alert: 'No response from server.' });
    page.accept();
    await settle();
    expect(page.view()).toMatchObject({ standing: 'inForce', alert: undefined });
  });

  it('is opened as a PDF, once however often it is pressed, also after a withdrawal', async () => {
    const withdrawn = withAccepted({ withdrawnAt: '2026-11-24T06:30:00.000Z' });
    for (const agreement of [sampleAgreement, withdrawn]) {
      const page = await openPage([ok(agreement)], [], [ok({ url: '/a.pdf' }), ok({ url: '/b.pdf' })]);
      page.open();
      page.open();
      expect(page.view().isOpening).toBe(true);
      await settle();
      expect(page.addresses).toEqual(['/a.pdf']);
      expect(page.view().isOpening).toBe(false);
    }
  });

  it('says why there is no PDF, and has none before it is accepted', async () => {
    const page = await openPage([ok(sampleAgreement)]);
    page.open();
    await settle();
    expect(page.view()).toMatchObject({ status: 'ready', alert: 'No response from server.' });
    const none = await openPage([ok(NONE)], [], [ok({ url: '/a.pdf' })]);
    none.open();
    await settle();
    expect(none.addresses).toEqual([]);
  });

  it('is read again after a withdrawal; the old facts stay visible meanwhile', async () => {
    const page = await openPage([
      ok(sampleAgreement),
      ok(withAccepted({ withdrawnAt: '2026-11-24T06:30:00.000Z' })),
    ]);
    page.retry();
    expect(page.view()).toMatchObject({ status: 'ready', standing: 'inForce' });
    await settle();
    expect(page.view().standing).toBe('withdrawn');
  });

  it('can be loaded again when it could not be loaded', async () => {
    const page = await openPage([LOST, ok(NONE)]);
    expect(page.view()).toMatchObject({ status: 'failed', error: 'No response from server.' });
    page.retry();
    await settle();
    expect(page.view().status).toBe('ready');
  });
});
