import { type Result, type SecondFactor, type SecondFactorSetup, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { secondFactorVerbs, secondFactorView } from './second-factor.view.ts';
import { sampleRecoveryCodes, sampleSetup } from './second-factor.scenario.ts';

const INVALID = 'This code is incorrect or has already been used.';

/** Opens the second factor on a server whose only valid code is 123456. */
async function open(first: SecondFactor['state']) {
  let state = first;
  const calls: string[] = [];
  const check = <Value>(name: string, code: string, value: Value): Result<Value> => {
    calls.push(`${name} ${code}`);
    if (code !== '123456') return fail({ code: 'invalid', message: INVALID } as const);
    state = 'passed';
    return ok(value);
  };
  const machine = secondFactorMachine.provide({
    actors: {
      fetchState: fromPromise(async (): Promise<Result<SecondFactor>> => ok({ state, recoveryCodesLeft: 9 })),
      passCode: fromPromise(async ({ input }) => check('pass', input.code, {})),
      startSetup: fromPromise(async ({ input }): Promise<Result<SecondFactorSetup>> =>
        state === 'passed' ? check('start', input.code, sampleSetup) : ok(sampleSetup),
      ),
      confirmSetup: fromPromise(async ({ input }) =>
        check('confirm', input.code, { recoveryCodes: sampleRecoveryCodes }),
      ),
      exportCodes: fromPromise(async ({ input }) => {
        calls.push(`${input.as} ${input.codes.join(' ')}`);
        // A browser may forbid the clipboard.
        if (input.as === 'copy' && calls.includes('print ABCD-EFGH-IJKL-MNOP QRST-UVWX-YZ23-4567'))
          throw new Error('denied');
        return input.as;
      }),
    },
  });
  const actor = createActor(machine).start();
  const verbs = secondFactorVerbs(actor.send);
  await settle();
  const send = async (code: string) => {
    verbs.changeCode(code);
    verbs.submit();
    await settle();
  };
  return { ...verbs, send, calls, view: () => secondFactorView(actor.getSnapshot()) };
}

describe('the second factor of a staff member', () => {
  it('asks for a code until one is accepted', async () => {
    const page = await open('code');
    await page.send('000000');
    expect(page.view()).toMatchObject({ step: 'code', code: '000000', error: INVALID });
    await page.send('123456');
    expect(page.view()).toMatchObject({ step: 'passed', code: '', codesLeft: 9 });
    expect(page.calls).toEqual(['pass 000000', 'pass 123456']);
  });

  it('offers the recovery codes to the clipboard and the printer, and says what became of it', async () => {
    const page = await open('enrol');
    await page.send('123456');
    page.exportCodes('copy');
    await settle();
    expect(page.view()).toMatchObject({ step: 'recovery', exportNotice: 'The codes are copied.' });
    page.exportCodes('print');
    await settle();
    expect(page.view().exportNotice).toBeUndefined();
    page.exportCodes('copy');
    await settle();
    expect(page.view()).toMatchObject({
      step: 'recovery',
      exportNotice: 'That did not work. Select the codes and copy them yourself.',
    });
    const codes = 'ABCD-EFGH-IJKL-MNOP QRST-UVWX-YZ23-4567';
    expect(page.calls.slice(1)).toEqual([`copy ${codes}`, `print ${codes}`, `copy ${codes}`]);
    page.finish();
    expect(page.view()).toMatchObject({ step: 'passed', recoveryCodes: [], exportNotice: undefined });
  });

  it('is set up where it is required: app, first code, recovery codes, which are forgotten afterwards', async () => {
    const page = await open('enrol');
    expect(page.view()).toMatchObject({ step: 'setup', setup: sampleSetup });
    await page.send('000000');
    expect(page.view()).toMatchObject({ step: 'setup', error: INVALID });
    await page.send('123456');
    expect(page.view()).toMatchObject({
      step: 'recovery',
      recoveryCodes: sampleRecoveryCodes,
      setup: undefined,
    });
    page.finish();
    expect(page.view()).toMatchObject({ step: 'passed', recoveryCodes: [], codesLeft: 2 });
  });

  it('can be set up where it is optional', async () => {
    const page = await open('off');
    expect(page.view().step).toBe('off');
    page.start();
    await settle();
    expect(page.view()).toMatchObject({ step: 'setup', setup: sampleSetup });
  });

  it('is replaced with a code of the app before', async () => {
    const page = await open('passed');
    page.start();
    expect(page.view().step).toBe('proof');
    await page.send('000000');
    expect(page.view()).toMatchObject({ step: 'proof', error: INVALID });
    await page.send('123456');
    expect(page.view()).toMatchObject({ step: 'setup', code: '' });
  });
});
