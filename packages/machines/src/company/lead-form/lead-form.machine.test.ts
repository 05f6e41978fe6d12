import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { SubmitFormEvent } from '../../kit/index.ts';
import {
  type LeadDraft,
  type LeadField,
  leadFormMachine,
  leadFormVerbs,
  leadFormView,
} from './lead-form.machine.ts';

const GOOD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
} as const;

const NO_RESPONSE = fail({ code: 'noResponse' as const, message: 'No response from server.' });

/** The session storage, which stays when pages change. */
interface Tab {
  draft?: LeadDraft;
  isBroken?: boolean;
}

/**
 * Opens the form with a server that responds when the test decides, and with numbered keys, on a device that
 * saves leads or does not.
 */
function openForm({
  queueForm = async () => false,
  tab = {},
}: { queueForm?: () => Promise<boolean>; tab?: Tab } = {}) {
  const result = Promise.withResolvers<Result<unknown>>();
  const watched: { data: unknown; key: string; notify: (event: SubmitFormEvent<LeadField>) => void }[] = [];
  const calls: { data: unknown; key: string; signal: object }[] = [];
  const clock = new SimulatedClock();
  const machine = leadFormMachine.provide({
    actors: {
      submitForm: fromPromise(({ input, signal }) => {
        calls.push({ ...input, signal });
        return result.promise;
      }),
      queueForm: fromPromise(queueForm),
      watchQueuedForm: fromCallback(
        ({ input, sendBack }) => void watched.push({ ...input, notify: sendBack }),
      ),
      recallDraft: fromPromise(async () => {
        if (tab.isBroken === true) throw new Error('broken');
        return tab.draft;
      }),
    },
    actions: {
      saveDraft: (_, { draft }) => {
        tab.draft = draft;
      },
      forgetDraft: () => {
        delete tab.draft;
      },
    },
  });
  const actor = createActor(machine, { clock }).start();
  let keys = 0;
  const verbs = leadFormVerbs(
    (event) => actor.send(event),
    () => `key-${(keys += 1)}`,
  );
  const fill = (values: Partial<Record<keyof typeof GOOD, string>>) => {
    if (values.name !== undefined) verbs.changeField('name', values.name);
    if (values.mobile !== undefined) verbs.changeField('mobile', values.mobile);
    if (values.email !== undefined) verbs.changeField('email', values.email);
    if (values.state !== undefined) verbs.changeField('state', values.state);
  };
  const settled = (status: 'thanked' | 'ready' | 'queued') =>
    waitFor(actor, (snapshot) => leadFormView(snapshot).status === status);
  const view = () => leadFormView(actor.getSnapshot());
  return { actor, result, calls, clock, fill, settled, tab, verbs, view, watched };
}

describe('the lead form', () => {
  it('opens empty, without errors, and can be submitted', () => {
    const form = openForm();
    expect(form.view()).toMatchObject({
      values: { name: '', mobile: '', email: '', state: '' },
      errors: {},
      alert: undefined,
      canSubmit: true,
      status: 'ready',
    });
  });

  it('shows every required message when submitted empty, and sends nothing', () => {
    const form = openForm();
    form.verbs.submit();
    expect(form.view().errors).toEqual({
      name: 'Name is required',
      mobile: 'Mobile number is required',
      email: 'Email is required',
    });
    expect(form.calls).toEqual([]);
  });

  it('checks a field when it changes and leaves the untouched ones alone', () => {
    const form = openForm();
    form.fill({ mobile: '98765' });
    expect(form.view().errors).toEqual({ mobile: 'Mobile number must be 10 digits' });
    form.fill({ mobile: '9876543210' });
    expect(form.view().errors).toEqual({});
  });

  it.each([
    ['name', '   ', 'Name is required'],
    ['mobile', '98765432101', 'Mobile number must be 10 digits'],
    ['mobile', '98765abcde', 'Mobile number must be 10 digits'],
    ['mobile', '+65 9123 4567', 'Mobile number must be 10 digits'],
    ['email', 'sunita@example', 'Invalid email format'],
    ['email', '', 'Email is required'],
    ['state', 'Atlantis', 'Choose a state from the list'],
  ] as const)('shows an error for %s %j: %s', (field, value, message) => {
    const form = openForm();
    form.fill({ ...GOOD, [field]: value });
    expect(form.view().errors).toEqual({ [field]: message });
    form.verbs.submit();
    expect(form.calls).toEqual([]);
  });

  it.each(['+91 98765 43210', '919876543210', '0091-9876543210', '09876543210', '98765 43210', '९८७६५४३२१०'])(
    'reads the ten digits of the mobile number %j, pasted or typed key by key',
    (number) => {
      const pasted = openForm();
      pasted.fill({ ...GOOD, mobile: number });
      pasted.verbs.submit();
      const typed = openForm();
      typed.fill({ ...GOOD, mobile: '' });
      for (const key of number) typed.fill({ mobile: typed.view().values.mobile + key });
      typed.verbs.submit();
      expect([pasted.calls, typed.calls].map(([call]) => call?.data)).toEqual([GOOD, GOOD]);
    },
  );

  it('leaves an extra digit visible, and does not send a number that the user did not type', () => {
    const form = openForm();
    form.fill({ ...GOOD, mobile: '98765 432101' });
    form.verbs.submit();
    expect(form.view()).toMatchObject({
      values: { mobile: '98765432101' },
      errors: { mobile: 'Mobile number must be 10 digits' },
    });
    expect(form.calls).toEqual([]);
  });

  it('can be sent without a state', () => {
    const form = openForm();
    form.fill({ ...GOOD, state: '' });
    form.verbs.submit();
    expect(form.calls[0]?.data).toEqual({ ...GOOD, state: '' });
  });

  it('sends trimmed values once, however often it is submitted', () => {
    const form = openForm();
    form.fill({ ...GOOD, name: '  Sunita Verma ' });
    form.verbs.submit();
    form.verbs.submit();
    expect(form.calls.map((call) => call.data)).toEqual([GOOD]);
    expect(form.view()).toMatchObject({ canSubmit: false, status: 'submitting' });
  });

  it('shows the thank-you panel for 5 s, then starts again', async () => {
    const form = openForm();
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(ok({ id: '1' }));
    await form.settled('thanked');
    expect(form.view().canSubmit).toBe(false);
    expect(form.tab).toEqual({});

    form.clock.increment(4999);
    expect(form.view().status).toBe('thanked');
    form.clock.increment(1);
    expect(form.view().status).toBe('ready');
    expect(form.view()).toMatchObject({ values: { name: '', mobile: '', email: '', state: '' }, errors: {} });
  });

  it('shows why the server rejected the lead, keeps the typed values, and can be sent again', async () => {
    const form = openForm();
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(fail({ code: 'rateLimited' as const, message: 'Too many requests.' }));
    await form.settled('ready');
    expect(form.tab.draft).toEqual({ values: GOOD, key: 'key-1' });
    expect(form.view()).toMatchObject({
      alert: { text: 'Failed to submit: {error}', values: { error: 'Too many requests.' } },
      values: GOOD,
      canSubmit: true,
    });
    form.verbs.submit();
    expect(form.view()).toMatchObject({ alert: undefined, canSubmit: false });
    expect(form.calls.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('shows a general sentence when the response has none', async () => {
    const form = openForm();
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(fail({ code: 'server' as const, message: '', status: 500 }));
    await form.settled('ready');
    expect(form.view().alert).toEqual({ text: 'Something went wrong. Please try again.', values: {} });
  });

  it.each([
    ['does not keep leads', async () => false],
    ['fails to keep it', () => Promise.reject(new Error('no room'))],
  ])('reports that no response came when the device %s', async (_, queueForm) => {
    const form = openForm({ queueForm });
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(NO_RESPONSE);
    await form.settled('ready');
    expect(form.view()).toMatchObject({
      alert: { text: 'Failed to submit: {error}', values: { error: 'No response from server.' } },
      values: GOOD,
      status: 'ready',
    });
  });

  it('is not ready and shows no alert while the device saves the lead', async () => {
    const form = openForm({ queueForm: () => new Promise(() => {}) });
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(NO_RESPONSE);
    await settle();
    expect(form.view()).toMatchObject({ alert: undefined, canSubmit: false, status: 'submitting' });
  });

  it('saves the lead while the device is offline, and thanks after it was sent', async () => {
    const form = openForm({ queueForm: async () => true });
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(NO_RESPONSE);
    await form.settled('queued');
    expect(form.view()).toMatchObject({ alert: undefined, canSubmit: false, status: 'queued' });
    expect(form.tab).toEqual({});
    expect(form.watched).toEqual([{ data: GOOD, key: 'key-1', notify: expect.any(Function) }]);

    form.watched[0]?.notify({ type: 'form.sent' });
    expect(form.view()).toMatchObject({ status: 'thanked', values: { name: '', mobile: '' } });
    expect(form.tab).toEqual({});
    form.clock.increment(5000);
    expect(form.view().status).toBe('ready');
  });

  it('reports when a saved lead is finally rejected, with the typed values', async () => {
    const form = openForm({ queueForm: async () => true });
    form.fill(GOOD);
    form.verbs.submit();
    form.result.resolve(NO_RESPONSE);
    await form.settled('queued');
    form.watched[0]?.notify({ type: 'form.rejected', message: 'Name is required' });
    expect(form.view()).toMatchObject({
      alert: { text: 'Failed to submit: {error}', values: { error: 'Name is required' } },
      values: GOOD,
      status: 'ready',
    });
  });

  it('reports an unexpected exception', async () => {
    const form = openForm();
    form.fill(GOOD);
    form.verbs.submit();
    form.result.reject(new Error('out of order'));
    await form.settled('ready');
    expect(form.view().alert).toEqual({ text: 'Something went wrong. Please try again.', values: {} });
  });

  it('removes the alert at the next change', async () => {
    const form = openForm();
    form.fill(GOOD);
    form.verbs.submit();
    form.result.reject(new Error('out of order'));
    await form.settled('ready');
    form.fill({ name: 'Asha Mishra' });
    expect(form.view().alert).toBeUndefined();
  });

  it('aborts its request when the form is removed', () => {
    const form = openForm();
    form.fill(GOOD);
    form.verbs.submit();
    form.actor.stop();
    expect(form.calls[0]?.signal).toHaveProperty('aborted', true);
  });
});

describe('a lead draft', () => {
  it('is restored when the page is reloaded, as it was typed and without errors', async () => {
    const tab: Tab = {};
    const before = openForm({ tab });
    await settle();
    before.fill({ name: ' Sunita', mobile: '98765', state: 'Bihar' });
    before.actor.stop();
    const form = openForm({ tab });
    await settle();
    expect(form.view()).toMatchObject({
      values: { name: ' Sunita', mobile: '98765', email: '', state: 'Bihar' },
      errors: {},
      status: 'ready',
    });
    form.verbs.submit();
    expect(form.view().errors).toMatchObject({ mobile: 'Mobile number must be 10 digits' });
  });

  it('overrides the values that the browser fills in meanwhile; other values stay', async () => {
    const tab: Tab = { draft: { values: { name: 'Sunita V', mobile: '', email: '', state: '' } } };
    const form = openForm({ tab });
    form.fill({ name: 'Sunita Verma', mobile: '9876543210' });
    await settle();
    const values = { name: 'Sunita V', mobile: '9876543210', email: '', state: '' };
    expect(form.view().values).toEqual(values);
    expect(tab.draft?.values).toEqual(values);
  });

  it('is the same lead when it was already sent and its response was lost', async () => {
    const tab: Tab = {};
    const before = openForm({ tab });
    await settle();
    before.fill(GOOD);
    before.verbs.submit();
    before.actor.stop();
    for (const [typed, key] of [
      [{}, 'key-1'],
      [{ state: 'Kerala' }, 'new-1'],
    ] as const) {
      const form = openForm({ tab: { ...tab } });
      await settle();
      form.fill(typed);
      form.actor.send({ type: 'form.submit', key: 'new-1' });
      expect(form.calls).toMatchObject([{ data: { ...GOOD, ...typed }, key }]);
    }
  });

  it('is not restored into a form that is already sent', async () => {
    const form = openForm({ tab: { draft: { values: { ...GOOD, name: 'Asha Mishra' } } } });
    form.fill(GOOD);
    form.verbs.submit();
    await settle();
    expect(form.view()).toMatchObject({ values: GOOD, status: 'submitting' });
  });

  it('is lost if the tab has no session storage', async () => {
    const form = openForm({ tab: { isBroken: true } });
    await settle();
    expect(form.view()).toMatchObject({ values: { name: '', mobile: '' }, canSubmit: true });
  });
});
