import { type Result, type Sponsor, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { TYPING_MS, sponsorMachine } from './sponsor.machine.ts';
import { sponsorVerbs, sponsorView } from './sponsor.view.ts';

const ASHA: Sponsor = { referralCode: 'ASHA2023', name: 'Asha M.' };
const UNKNOWN = fail({ code: 'notFound', message: 'No associate has this referral code.' } as const);
const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Opens the field with a saved code, and a server that gives the results of the test one after the other. */
async function openField(saved: string | undefined, results: Promise<Result<Sponsor>>[] = []) {
  const checked: string[] = [];
  const stored: string[] = [];
  const clock = new SimulatedClock();
  const machine = sponsorMachine.provide({
    actors: {
      readCode: fromPromise(async () => saved),
      checkCode: fromPromise(({ input }) => {
        checked.push(input);
        return results.shift() ?? new Promise(() => {});
      }),
    },
    actions: { saveCode: (_, { code }) => void stored.push(code) },
  });
  const actor = createActor(machine, { clock }).start();
  await settle();
  const verbs = sponsorVerbs((event) => actor.send(event));
  const rest = async (ms = TYPING_MS) => {
    clock.increment(ms);
    await settle();
  };
  return { checked, stored, rest, ...verbs, view: () => sponsorView(actor.getSnapshot()) };
}

describe('the sponsor of a visitor', () => {
  it('is none without a code', async () => {
    const field = await openField(undefined);
    expect(field.view()).toEqual({ code: '', name: undefined, status: 'none' });
    expect(field.checked).toEqual([]);
  });

  it('is looked up at once for the code of a link, and shown by name', async () => {
    const result = Promise.withResolvers<Result<Sponsor>>();
    const field = await openField('asha2023', [result.promise]);
    expect(field.view()).toEqual({ code: 'ASHA2023', name: undefined, status: 'checking' });
    result.resolve(ok(ASHA));
    await settle();
    expect(field.view()).toEqual({ code: 'ASHA2023', name: 'Asha M.', status: 'known' });
  });

  it('is looked up once, when the typing of a code stops', async () => {
    const field = await openField(undefined, [Promise.resolve(ok(ASHA))]);
    for (const typed of ['asha', 'asha ', 'asha 2', 'asha 2023']) {
      field.changeCode(typed);
      await field.rest(TYPING_MS - 1);
    }
    expect(field.checked).toEqual([]);
    expect(field.view()).toEqual({ code: 'ASHA2023', name: undefined, status: 'none' });
    await field.rest(1);
    expect(field.checked).toEqual(['ASHA2023']);
    expect(field.view()).toMatchObject({ status: 'known', name: 'Asha M.' });
    expect(field.stored.at(-1)).toBe('ASHA2023');
  });

  it('is no longer shown by name when the code changes', async () => {
    const field = await openField('ASHA2023', [Promise.resolve(ok(ASHA))]);
    field.changeCode('ASHA202');
    expect(field.view()).toEqual({ code: 'ASHA202', name: undefined, status: 'none' });
  });

  it('is reported as unknown if the code does not exist, and is none again when the field is emptied', async () => {
    const field = await openField('NOSUCHCODE', [Promise.resolve(UNKNOWN)]);
    expect(field.view()).toMatchObject({ code: 'NOSUCHCODE', status: 'unknown' });
    field.changeCode(' ');
    expect(field.view()).toEqual({ code: '', name: undefined, status: 'none' });
    expect(field.stored).toEqual(['']);
  });

  it('is not looked up for a code that is too short to exist', async () => {
    const field = await openField(undefined);
    field.changeCode('ash');
    await field.rest();
    expect(field.view()).toMatchObject({ status: 'unknown' });
    expect(field.checked).toEqual([]);
  });

  it('has a code of letters and digits only, at most 20 of them', async () => {
    const field = await openField(undefined);
    field.changeCode('  asha-20.23/abcdefghijklmnopq ');
    expect(field.view().code).toBe('ASHA2023ABCDEFGHIJKL');
  });

  it('can be looked up again when the connection was lost; the code stays', async () => {
    const field = await openField('ASHA2023', [Promise.resolve(LOST), Promise.resolve(ok(ASHA))]);
    expect(field.view()).toMatchObject({ code: 'ASHA2023', status: 'unreachable' });
    field.retry();
    await settle();
    expect(field.view()).toMatchObject({ status: 'known' });
    expect(field.checked).toEqual(['ASHA2023', 'ASHA2023']);
  });
});
