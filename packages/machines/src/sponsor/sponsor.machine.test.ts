import { type Result, type Sponsor, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sponsorMachine, sponsorVerbs, sponsorView } from './index.ts';

const ASHA: Sponsor = { referralCode: 'ASHA2023', name: 'Asha Mishra' };

async function look(code: string | undefined, answers: Promise<Result<Sponsor>>[]) {
  const checked: string[] = [];
  const forgotten: string[] = [];
  const machine = sponsorMachine.provide({
    actors: {
      readCode: fromPromise(async () => code),
      checkCode: fromPromise(({ input }) => {
        checked.push(input);
        return answers.shift() ?? new Promise(() => {});
      }),
      forgetCode: fromPromise(async () => {
        forgotten.push('forgotten');
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const verbs = sponsorVerbs((event) => actor.send(event));
  return { actor, checked, forgotten, ...verbs, view: () => sponsorView(actor.getSnapshot()) };
}

describe('the sponsor of a visitor', () => {
  it('is nobody without a referral code', async () => {
    const sponsor = await look(undefined, []);
    expect(sponsor.view()).toBeUndefined();
    expect(sponsor.checked).toEqual([]);
  });

  it('is looked up and named', async () => {
    const answer = Promise.withResolvers<Result<Sponsor>>();
    const sponsor = await look('ASHA2023', [answer.promise]);
    expect(sponsor.view()).toEqual({ code: 'ASHA2023', name: undefined, status: 'checking' });
    answer.resolve(ok(ASHA));
    await settle();
    expect(sponsor.view()).toEqual({ code: 'ASHA2023', name: 'Asha Mishra', status: 'known' });
  });

  it('that nobody knows is told, and can be removed for good', async () => {
    const nobody = fail({ code: 'notFound', message: 'No associate has this referral code.' } as const);
    const sponsor = await look('NOBODY', [Promise.resolve(nobody)]);
    expect(sponsor.view()).toMatchObject({ status: 'unknown' });
    sponsor.remove();
    await settle();
    expect(sponsor.view()).toBeUndefined();
    expect(sponsor.forgotten).toEqual(['forgotten']);
  });

  it('is kept when the line is lost, and can be looked up again', async () => {
    const lost = fail({ code: 'noResponse', message: 'No response from server.' } as const);
    const sponsor = await look('ASHA2023', [Promise.resolve(lost), Promise.resolve(ok(ASHA))]);
    expect(sponsor.view()).toMatchObject({ code: 'ASHA2023', status: 'checking' });
    sponsor.retry();
    await settle();
    expect(sponsor.view()).toMatchObject({ status: 'known' });
    expect(sponsor.checked).toEqual(['ASHA2023', 'ASHA2023']);
  });
});
