import { type Consents, type Privacy, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { privacyMachine, privacyVerbs, privacyView, samplePrivacy } from './index.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const broken = () => Promise.reject(new Error('broken'));

/** The page, with a server that keeps what it is told, unless the test says otherwise. */
async function openPage({
  fetched = async (): Promise<Result<Privacy>> => ok(samplePrivacy),
  saved,
}: {
  fetched?: () => Promise<Result<Privacy>>;
  saved?: (changes: Partial<Consents>) => Promise<Result<Privacy>>;
} = {}) {
  let kept = samplePrivacy;
  const calls: Partial<Consents>[] = [];
  const keep = async (changes: Partial<Consents>): Promise<Result<Privacy>> => {
    kept = { ...kept, ...changes };
    return ok(kept);
  };
  const machine = privacyMachine.provide({
    actors: {
      fetchPrivacy: fromPromise(fetched),
      saveConsents: fromPromise(({ input }) => {
        calls.push(input);
        return (saved ?? keep)(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  const view = () => privacyView(actor.getSnapshot());
  const verbs = privacyVerbs((event) => actor.send(event));
  await settle();
  return { ...verbs, calls, view };
}

describe('the page of privacy', () => {
  it('shows what was agreed to, and how the account can be deleted', async () => {
    const page = await openPage();
    expect(page.view()).toMatchObject({
      status: 'ready',
      consents: { sharesContact: false, offersByMail: false, offersBySms: false },
      deletionProof: 'PASSWORD',
    });
  });

  it.each([
    ['refused', async () => LOST, 'No response from server.'],
    ['broken', broken, 'Something went wrong.'],
  ])('says why when it is %s, and can be asked for again', async (_, first, error) => {
    const answers = [first];
    const page = await openPage({ fetched: () => (answers.pop() ?? (async () => ok(samplePrivacy)))() });
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

  it('sends next what is moved while it sends, and not what went already', async () => {
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
    ['refused', async () => LOST, 'No response from server.'],
    ['broken', broken, 'Something went wrong.'],
  ])('moves a switch back when it is %s, and says why until the next', async (_, saved, alert) => {
    const page = await openPage({ saved });
    page.change('sharesContact', true);
    await settle();
    expect(page.view()).toMatchObject({ alert, isSaving: false, consents: { sharesContact: false } });
    page.change('offersByMail', true);
    expect(page.view().alert).toBeUndefined();
  });

  it('shows what the server says, even where that is not what was wanted', async () => {
    const page = await openPage({ saved: async () => ok(samplePrivacy) });
    page.change('sharesContact', true);
    await settle();
    expect([page.view().consents.sharesContact, page.calls.length]).toEqual([false, 1]);
  });
});
