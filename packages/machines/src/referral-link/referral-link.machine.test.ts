import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { type ShareOutcome, referralLinkMachine, referralLinkVerbs } from './index.ts';

const LINK = 'https://shop.example.in/Associate/signup?ref=ASHA';

interface Browser {
  copy?: () => Promise<void>;
  share?: () => Promise<ShareOutcome>;
}

function makeLink({ copy = async () => undefined, share = async () => 'settled' }: Browser = {}) {
  const done: string[] = [];
  const machine = referralLinkMachine.provide({
    actors: {
      copyLink: fromPromise(({ input }) => {
        done.push(`copy ${input}`);
        return copy();
      }),
      shareLink: fromPromise(({ input }) => {
        done.push(`share ${input}`);
        return share();
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('toast.show', ({ message }) => done.push(message));
  actor.start();
  return { ...referralLinkVerbs((event) => actor.send(event)), done, state: () => actor.getSnapshot().value };
}

describe('a referral link', () => {
  it('is copied, and says so', async () => {
    const { copy, done, state } = makeLink();
    copy(LINK);
    await settle();
    expect(done).toEqual([`copy ${LINK}`, 'Link copied']);
    expect(state()).toBe('idle');
  });

  it('says so when it cannot be copied', async () => {
    const { copy, done } = makeLink({ copy: () => Promise.reject(new Error('denied')) });
    copy(LINK);
    await settle();
    expect(done).toEqual([`copy ${LINK}`, 'The link could not be copied. Select it and copy it yourself.']);
  });

  it('is shared by the sheet of the phone, which speaks for itself', async () => {
    const { share, done, state } = makeLink();
    share(LINK);
    await settle();
    expect(done).toEqual([`share ${LINK}`]);
    expect(state()).toBe('idle');
  });

  it.each<[string, () => Promise<ShareOutcome>]>([
    ['there is no such sheet', async () => 'unavailable'],
    ['the sheet breaks', () => Promise.reject(new Error('broken'))],
  ])('is copied where %s', async (_, share) => {
    const link = makeLink({ share });
    link.share(LINK);
    await settle();
    expect(link.done).toEqual([`share ${LINK}`, `copy ${LINK}`, 'Link copied']);
  });

  it('can be copied while a sheet does not answer', async () => {
    const { copy, share, done } = makeLink({ share: () => new Promise(() => undefined) });
    share(LINK);
    copy(LINK);
    await settle();
    expect(done).toEqual([`share ${LINK}`, `copy ${LINK}`, 'Link copied']);
  });
});
