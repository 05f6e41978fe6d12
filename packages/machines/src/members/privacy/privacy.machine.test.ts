import { type Consents, type Privacy, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { privacyMachine } from './privacy.machine.ts';
import { privacyVerbs, privacyView } from './privacy.view.ts';
import { samplePrivacy } from './privacy.scenario.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const broken = () => Promise.reject(new Error('broken'));

/** Opens the page with a server that stores the received consents, unless the test sets another behaviour. */
async function openPage({
  fetched = async (): Promise<Result<Privacy>> => ok(samplePrivacy),
  saved,
}: {
  fetched?: () => Promise<Result<Privacy>>;
  saved?: (changes: Partial<Consents>) => Promise<Result<Privacy>>;
} = {}) {
  let stored = samplePrivacy;
  const calls: Partial<Consents>[] = [];
  const save = async (changes: Partial<Consents>): Promise<Result<Privacy>> => {
    stored = { ...stored, ...changes };
    return ok(stored);
  };
  const machine = privacyMachine.provide({
    actors: {
      fetchPrivacy: fromPromise(fetched),
      saveConsents: fromPromise(({ input }) => {
        calls.push(input);
        return (saved ?? save)(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => privacyView(actor.getSnapshot());
  const verbs = privacyVerbs((event) => actor.send(event));
  await settle();
  return { ...verbs, calls, view };
}

describe('the privacy page', () => {
  it('shows the given consents, and how the account can be deleted', async () => {
    const page = await openPage();
    expect(page.view()).toMatchObject({
      status: 'ready',
      consents: { sharesContact: false, offersByMail: false, offersBySms: false },
      deletionProof: 'PASSWORD',
    });
  });

  it.each([
    ['rejected', async () => LOST, 'No response from server.'],
    ['broken', broken, 'Something went wrong.'],
  ])('shows the reason when it is %s, and can be requested again', async (_, first, error) => {
    const results = [first];
    const page = await openPage({ fetched: () => (results.pop() ?? (async () => ok(samplePrivacy)))() });
    expect(page.view()).toMatchObject({ status: 'failed', error });
    page.retry();
    await settle();
    expect(page.view().status).toBe('ready');
  });

  it('moves a switch at once and sends it', async () => {
    const page = await openPage();
    page.change('offersByMail', true);
    expect(page.view()).toMatchObject({ isSaving: true, consents: { offersByMail: true } });
    await settle();
    expect(page.calls).toEqual([{ offersByMail: true }]);
    expect(page.view()).toMatchObject({ isSaving: false, consents: { offersByMail: true } });
  });

  it('next sends the switches that moved during the request, without those that were already sent', async () => {
    const page = await openPage();
    page.change('offersByMail', true);
    page.change('offersBySms', true);
    page.change('offersByMail', false);
    await settle();
    await settle();
    expect(page.calls).toEqual([{ offersByMail: true }, { offersByMail: false, offersBySms: true }]);
    expect(page.view().consents).toMatchObject({ offersByMail: false, offersBySms: true });
  });

  it.each([
    ['rejected', async () => LOST, 'No response from server.'],
    ['broken', broken, 'Something went wrong.'],
  ])(
    'moves a switch back when it is %s, and shows the reason until the next change',
    async (_, saved, alert) => {
      const page = await openPage({ saved });
      page.change('sharesContact', true);
      await settle();
      expect(page.view()).toMatchObject({ alert, isSaving: false, consents: { sharesContact: false } });
      page.change('offersByMail', true);
      expect(page.view().alert).toBeUndefined();
    },
  );

  it('shows the value of the server, even if it differs from the wanted one', async () => {
    const page = await openPage({ saved: async () => ok(samplePrivacy) });
    page.change('sharesContact', true);
    await settle();
    expect([page.view().consents.sharesContact, page.calls.length]).toEqual([false, 1]);
  });
});
