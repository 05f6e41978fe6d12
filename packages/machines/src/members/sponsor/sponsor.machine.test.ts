import { type Result, type Sponsor, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sponsorMachine, sponsorVerbs, sponsorView } from './index.ts';

const ASHA: Sponsor = { referralCode: 'ASHA2023', name: 'Asha Mishra' };

async function look(code: string | undefined, results: Promise<Result<Sponsor>>[]) {
  const checked: string[] = [];
  const forgotten: string[] = [];
  const machine = sponsorMachine.provide({
    actors: {
      readCode: fromPromise(async () => code),
      checkCode: fromPromise(({ input }) => {
        checked.push(input);
        return results.shift() ?? new Promise(() => {});
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
  it('does not exist without a referral code', async () => {
    const sponsor = await look(undefined, []);
    expect(sponsor.view()).toBeUndefined();
    expect(sponsor.checked).toEqual([]);
  });

  it('is looked up and shown by name', async () => {
    const result = Promise.withResolvers<Result<Sponsor>>();
    const sponsor = await look('ASHA2023', [result.promise]);
    expect(sponsor.view()).toEqual({ code: 'ASHA2023', name: undefined, status: 'checking' });
    result.resolve(ok(ASHA));
    await settle();
    expect(sponsor.view()).toEqual({ code: 'ASHA2023', name: 'Asha Mishra', status: 'known' });
  });

  it('is reported as unknown if the code does not exist, and can be removed permanently', async () => {
    const unknown = fail({ code: 'notFound', message: 'No associate has this referral code.' } as const);
    const sponsor = await look('NOBODY', [Promise.resolve(unknown)]);
    expect(sponsor.view()).toMatchObject({ status: 'unknown' });
    sponsor.remove();
    await settle();
    expect(sponsor.view()).toBeUndefined();
    expect(sponsor.forgotten).toEqual(['forgotten']);
  });

  it('stays saved when the connection is lost, and can be looked up again', async () => {
    const lost = fail({ code: 'noResponse', message: 'No response from server.' } as const);
    const sponsor = await look('ASHA2023', [Promise.resolve(lost), Promise.resolve(ok(ASHA))]);
    expect(sponsor.view()).toMatchObject({ code: 'ASHA2023', status: 'checking' });
    sponsor.retry();
    await settle();
    expect(sponsor.view()).toMatchObject({ status: 'known' });
    expect(sponsor.checked).toEqual(['ASHA2023', 'ASHA2023']);
  });
});
