import { type GrievanceProgress, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleGrievance } from '../grievance-form/grievance-form.scenario.ts';
import { grievanceStatusMachine } from './grievance-status.machine.ts';
import { grievanceStatusVerbs, grievanceStatusView } from './grievance-status.view.ts';

const UNKNOWN = 'We found no complaint with this complaint number and mobile number.';

type Stub = () => Promise<Result<GrievanceProgress>>;

/** Opens the form with a server that gives this response. */
function ask(
  result: Stub = async () => ok(sampleGrievance),
  number = '',
  reopen: Stub = async () => ok(sampleGrievance),
) {
  const reopened: unknown[] = [];
  const calls: { key: unknown; signal: object }[] = [];
  const machine = grievanceStatusMachine.provide({
    actors: {
      showGrievance: fromPromise(({ input, signal }) => {
        calls.push({ key: input, signal });
        return result();
      }),
      reopenGrievance: fromPromise(({ input }) => {
        reopened.push(input);
        return reopen();
      }),
    },
  });
  const actor = createActor(machine).start();
  if (number !== '') actor.send({ type: 'field.change', field: 'number', value: number });
  return {
    ...grievanceStatusVerbs((event) => actor.send(event)),
    actor,
    calls,
    reopened,
    view: () => grievanceStatusView(actor.getSnapshot()),
  };
}

describe('the status of a grievance', () => {
  it('is requested with both numbers; nothing is sent without them', () => {
    const question = ask();
    expect(question.view()).toMatchObject({
      values: { number: '', mobile: '' },
      errors: {},
      isAsking: false,
      isAgain: false,
    });
    question.submit();
    expect(question.view().errors).toEqual({
      number: 'Complaint number is required',
      mobile: 'Mobile number is required',
    });
    expect(question.calls).toEqual([]);
  });

  it('reads the digits of a Hindi keyboard in both numbers', () => {
    const question = ask();
    question.changeField('number', 'GR-२०२६-००००१२');
    question.changeField('mobile', '९८७६५४३२१०');
    expect(question.view()).toMatchObject({
      values: { number: 'GR-2026-000012', mobile: '9876543210' },
      errors: {},
    });
    question.submit();
    expect(question.calls.map(({ key }) => key)).toEqual([
      { number: 'GR-2026-000012', mobile: '9876543210' },
    ]);
  });

  it('starts with a known number, and checks the typed values', () => {
    const question = ask(undefined, 'GR-2026-000123');
    expect(question.view().values.number).toBe('GR-2026-000123');
    question.changeField('number', 'GR-1');
    expect(question.view().errors).toEqual({ number: 'Enter the number in this format: GR-2026-000123' });
    question.changeField('mobile', '+91 12345');
    expect(question.view()).toMatchObject({
      values: { mobile: '12345' },
      errors: { mobile: 'Enter valid 10-digit mobile number' },
    });
  });

  it('is shown; the number is accepted in any notation, and a double press sends one request', async () => {
    const question = ask(undefined, ' gr-2026-000123 ');
    question.changeField('mobile', '9876500001');
    question.submit();
    question.submit();
    expect(question.view().isAsking).toBe(true);
    await settle();
    expect(question.calls.map(({ key }) => key)).toEqual([
      { number: 'GR-2026-000123', mobile: '9876500001' },
    ]);
    expect(question.view().found).toEqual(sampleGrievance);
    question.again();
    expect(question.view()).toMatchObject({
      isAgain: true,
      found: undefined,
      values: { number: '', mobile: '' },
      errors: {},
      isAsking: false,
    });
  });

  it.each([
    ['unknown', async () => fail({ code: 'notFound', message: UNKNOWN } as const), UNKNOWN],
    ['failed', async () => fail({ code: 'server', message: 'Closed today' } as const), 'Closed today'],
    ['failed', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ] as const)(
    'shows the reason when it is %s, keeps the typed values, and can be requested again',
    async (state, result, alert) => {
      const question = ask(result, 'GR-2026-000123');
      question.changeField('mobile', '9876500001');
      question.submit();
      await settle();
      expect(question.actor.getSnapshot().value).toEqual({ editing: state });
      expect(question.view()).toMatchObject({ alert, values: { mobile: '9876500001' }, found: undefined });
      question.submit();
      expect(question.view()).toMatchObject({ alert: undefined, isAsking: true });
      await settle();
      question.changeField('mobile', '9876500002');
      expect(question.view().alert).toBeUndefined();
    },
  );

  it('aborts the request when the screen is closed', () => {
    const question = ask(undefined, 'GR-2026-000123');
    question.changeField('mobile', '9876500001');
    question.submit();
    question.actor.stop();
    expect(question.calls[0]?.signal).toHaveProperty('aborted', true);
  });

  describe('when the grievance is resolved', () => {
    const resolved: GrievanceProgress = {
      ...sampleGrievance,
      status: 'RESOLVED',
      reopenBy: '2026-12-09T09:45:00.000Z',
    };
    const openFound = async (reopen?: Stub) => {
      const question = ask(async () => ok(resolved), 'GR-2026-000123', reopen);
      question.changeField('mobile', '9876500001');
      question.submit();
      await settle();
      return question;
    };

    it('allows reopening with the reason, once for a double press', async () => {
      const question = await openFound();
      question.changeReason(' It has not come. ');
      question.reopen();
      question.reopen();
      expect(question.view().isReopening).toBe(true);
      await settle();
      expect(question.reopened).toEqual([
        { number: 'GR-2026-000123', mobile: '9876500001', reason: 'It has not come.' },
      ]);
      expect(question.view()).toMatchObject({ found: sampleGrievance, reason: '', isReopening: false });
    });

    it('shows it as it is after a reply in its thread, with what is typed', async () => {
      const question = await openFound();
      expect(question.view().proof).toEqual({ number: 'GR-2026-000123', mobile: '9876500001' });
      question.changeReason('It has not come.');
      question.changeProgress(sampleGrievance);
      expect(question.view()).toMatchObject({ found: sampleGrievance, reason: 'It has not come.' });
    });

    it('requires the reason', async () => {
      const question = await openFound();
      question.reopen();
      expect(question.view().reasonError).toBe('Please tell us what is still wrong');
      question.changeReason('x'.repeat(1001));
      expect(question.view().reasonError).toBeUndefined();
      question.reopen();
      expect(question.view().reasonError).toBe('Reason must be at most 1000 characters');
      expect(question.reopened).toEqual([]);
    });

    it.each<[string, Stub, string]>([
      ['rejected', async () => fail({ code: 'conflict', message: 'Too late' }), 'Too late'],
      ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
    ])('shows why reopening was %s, keeps the reason, and can be tried again', async (_, result, alert) => {
      const question = await openFound(result);
      question.changeReason('It has not come.');
      question.reopen();
      await settle();
      expect(question.view()).toMatchObject({ alert, found: resolved, reason: 'It has not come.' });
      question.reopen();
      expect(question.view()).toMatchObject({ alert: undefined, isReopening: true });
      await settle();
      expect(question.reopened).toHaveLength(2);
    });
  });
});
