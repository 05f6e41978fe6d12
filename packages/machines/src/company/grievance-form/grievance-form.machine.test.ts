import { type GrievanceProgress, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  GRIEVANCE_FIELDS,
  type GrievanceDraft,
  type GrievanceField,
  grievanceFormMachine,
  grievanceFormVerbs,
  grievanceFormView,
} from './grievance-form.machine.ts';
import { sampleGrievance } from './grievance-form.scenario.ts';

const GOOD = {
  name: 'Asha Mishra',
  mobile: '9876500001',
  email: '',
  category: 'DELIVERY',
  orderNumber: '',
  text: 'The parcel has not come, though it should have been here.',
};

const EMPTY = { name: '', mobile: '', email: '', category: '', orderNumber: '', text: '' };

/** The session storage, which stays when pages change. */
interface Tab {
  draft?: GrievanceDraft;
  isBroken?: boolean;
}

/** Opens the form with a server that responds when the test decides, and with numbered keys. */
function openForm(tab: Tab = {}) {
  let pending = Promise.withResolvers<Result<GrievanceProgress>>();
  const calls: { sent: unknown; signal: object }[] = [];
  const machine = grievanceFormMachine.provide({
    actors: {
      submitForm: fromPromise(({ input, signal }) => {
        calls.push({ sent: input, signal });
        pending = Promise.withResolvers();
        return pending.promise;
      }),
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
  const actor = createActor(machine).start();
  let keys = 0;
  const verbs = grievanceFormVerbs(
    (event) => actor.send(event),
    () => `key-${(keys += 1)}`,
  );
  const fill = (values: Partial<Record<GrievanceField, string>> = GOOD) => {
    for (const field of GRIEVANCE_FIELDS) {
      const value = values[field];
      if (value !== undefined) verbs.changeField(field, value);
    }
  };
  const settled = () => waitFor(actor, (snapshot) => !grievanceFormView(snapshot).isSubmitting);
  return {
    actor,
    calls,
    fill,
    verbs,
    view: () => grievanceFormView(actor.getSnapshot()),
    respondWith: async (result: Result<GrievanceProgress>) => {
      pending.resolve(result);
      await settled();
    },
    breakDown: async () => {
      pending.reject(new Error('out of order'));
      await settled();
    },
  };
}

const NO_RESPONSE = fail({ code: 'noResponse', message: 'No response from server.' } as const);

describe('the grievance form', () => {
  it('opens empty, without errors, with the seven categories of grievances', () => {
    const { values, errors, categories, alert, filed, isSubmitting } = openForm().view();
    expect(Object.values(values)).toEqual(['', '', '', '', '', '']);
    expect([errors, alert, filed, isSubmitting]).toEqual([{}, undefined, undefined, false]);
    expect(categories).toHaveLength(7);
  });

  it('shows every required message when submitted empty, and sends nothing', () => {
    const form = openForm();
    form.verbs.submit();
    expect(form.view().errors).toEqual({
      name: 'Name is required',
      mobile: 'Mobile number is required',
      category: 'Choose a topic',
      text: 'Please write what happened',
    });
    expect(form.calls).toEqual([]);
  });

  it('checks a field when it changes and leaves the untouched ones alone', () => {
    const form = openForm();
    form.verbs.changeField('text', 'Too short');
    expect(form.view().errors).toEqual({ text: 'Please write at least 20 characters' });
    form.verbs.changeField('text', GOOD.text);
    expect(form.view().errors).toEqual({});
  });

  it.each([
    ['mobile', '5876543210', 'Enter valid 10-digit mobile number'],
    ['mobile', '+65 9123 4567', 'Enter valid 10-digit mobile number'],
    ['email', 'nowhere', 'Invalid email'],
    ['category', 'WEATHER', 'Choose a topic'],
    ['text', 'x'.repeat(2001), 'Your complaint must be at most 2000 characters'],
  ] as const)('shows an error for %s %j: %s', (field, value, message) => {
    const form = openForm();
    form.fill({ ...GOOD, [field]: value });
    form.verbs.submit();
    expect(form.view().errors).toEqual({ [field]: message });
    expect(form.calls).toEqual([]);
  });

  it('keeps only the digits of a mobile number', () => {
    const form = openForm();
    form.verbs.changeField('mobile', '+91 98765-00001');
    expect(form.view().values.mobile).toBe('9876500001');
  });

  it('reads the digits of a Hindi keyboard in both numbers, and leaves them unchanged in the text', () => {
    const form = openForm();
    form.fill({ mobile: '९८७६५००००१', orderNumber: 'PGM-०००१२३', text: 'ऑर्डर के ३ पैकेट नहीं मिले।' });
    expect(form.view().values).toMatchObject({
      mobile: '9876500001',
      orderNumber: 'PGM-000123',
      text: 'ऑर्डर के ३ पैकेट नहीं मिले।',
    });
  });

  it('sends trimmed values once, however often it is submitted', () => {
    const form = openForm();
    form.fill({ ...GOOD, name: '  Asha Mishra ' });
    form.verbs.submit();
    form.verbs.submit();
    expect(form.calls.map(({ sent }) => sent)).toEqual([{ data: GOOD, key: 'key-1' }]);
    expect(form.view().isSubmitting).toBe(true);
  });

  it('shows the grievance as it was registered, and can be filled again by the same user', async () => {
    const form = openForm();
    form.fill();
    form.verbs.submit();
    await form.respondWith(ok(sampleGrievance));
    expect(form.view()).toMatchObject({ filed: { number: 'GR-2026-000123' }, isAgain: false });
    form.verbs.again();
    expect(form.view()).toMatchObject({
      isAgain: true,
      filed: undefined,
      errors: {},
      values: { name: GOOD.name, mobile: GOOD.mobile, category: '', text: '' },
    });
    form.fill();
    form.verbs.submit();
    expect(form.calls[1]?.sent).toMatchObject({ key: expect.not.stringMatching(/^key-1$/) });
  });

  it('shows why it failed, keeps the typed values, and sends them again with the same key', async () => {
    const form = openForm();
    form.fill();
    form.verbs.submit();
    await form.respondWith(NO_RESPONSE);
    expect(form.view()).toMatchObject({ alert: 'No response from server.', values: GOOD });
    form.verbs.submit();
    expect(form.view()).toMatchObject({ alert: undefined, isSubmitting: true });
    expect(form.calls.map(({ sent }) => sent)).toEqual([
      { data: GOOD, key: 'key-1' },
      { data: GOOD, key: 'key-1' },
    ]);
  });

  it('sends changed values with another key: they are a different grievance', async () => {
    const form = openForm();
    form.fill();
    form.verbs.submit();
    await form.respondWith(NO_RESPONSE);
    form.verbs.changeField('orderNumber', 'PGM-000123');
    expect(form.view().alert).toBeUndefined();
    form.verbs.submit();
    expect(form.calls[1]?.sent).toEqual({ data: { ...GOOD, orderNumber: 'PGM-000123' }, key: 'key-2' });
  });

  it('reports an unexpected exception', async () => {
    const form = openForm();
    form.fill();
    form.verbs.submit();
    await form.breakDown();
    expect(form.view().alert).toBe('Something went wrong. Please try again.');
  });

  it('aborts its request when the form is removed', () => {
    const form = openForm();
    form.fill();
    form.verbs.submit();
    form.actor.stop();
    expect(form.calls[0]?.signal).toHaveProperty('aborted', true);
  });
});

describe('a grievance draft', () => {
  it('is restored when the page is reloaded, as it was typed and without errors', async () => {
    const tab: Tab = {};
    const before = openForm(tab);
    await settle();
    before.fill({ name: ' Asha', mobile: '98765', text: 'The parcel' });
    before.actor.stop();
    const form = openForm(tab);
    await settle();
    expect(form.view()).toMatchObject({
      values: { ...EMPTY, name: ' Asha', mobile: '98765', text: 'The parcel' },
      errors: {},
    });
    form.verbs.submit();
    expect(form.view().errors).toMatchObject({ text: 'Please write at least 20 characters' });
  });

  it('overrides the values that the account or the browser fills in meanwhile; other values stay', async () => {
    const tab: Tab = { draft: { values: { ...EMPTY, name: 'Asha M', text: GOOD.text } } };
    const form = openForm(tab);
    form.fill({ name: 'Asha Mishra', email: 'asha@example.in', text: 'The' });
    await settle();
    const values = { ...EMPTY, name: 'Asha M', email: 'asha@example.in', text: GOOD.text };
    expect(form.view().values).toEqual(values);
    expect(tab.draft?.values).toEqual(values);
  });

  it('is the same grievance when it was already sent and its response was lost', async () => {
    const tab: Tab = {};
    const before = openForm(tab);
    await settle();
    before.fill();
    before.verbs.submit();
    before.actor.stop();
    for (const [typed, key] of [
      [{}, 'key-1'],
      [{ email: 'asha@example.in' }, 'new-1'],
    ] as const) {
      const form = openForm({ ...tab });
      form.fill(typed);
      await settle();
      form.actor.send({ type: 'form.submit', key: 'new-1' });
      expect(form.calls[0]?.sent).toEqual({ data: { ...GOOD, ...typed }, key });
    }
  });

  it('is deleted after it is registered', async () => {
    const tab: Tab = {};
    const form = openForm(tab);
    await settle();
    form.fill();
    form.verbs.submit();
    await form.respondWith(NO_RESPONSE);
    expect(tab.draft).toEqual({ values: GOOD, key: 'key-1' });
    form.verbs.submit();
    await form.respondWith(ok(sampleGrievance));
    expect(tab).toEqual({});
    form.verbs.again();
    await settle();
    expect(form.view().values.text).toBe('');
  });

  it('can be written again, and sent at once, if the session storage cannot be read', async () => {
    const form = openForm({ isBroken: true });
    form.fill();
    await settle();
    expect(form.view()).toMatchObject({ values: GOOD, errors: {} });
    form.verbs.submit();
    expect(form.calls).toHaveLength(1);
  });
});
