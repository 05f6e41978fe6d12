import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { FormDraft } from '../../kit/form-draft.ts';
import {
  type QuestionField,
  questionFormMachine,
  questionFormVerbs,
  questionFormView,
} from './question-form.machine.ts';

const ASKED = { name: 'Sunita Verma', mobile: '9876543210', question: 'Do you deliver to Leh?' };

/** Opens the form with a server that gives this response. */
function open(result: Result<unknown>) {
  const sent: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = questionFormMachine.provide({
    actors: {
      submitForm: fromPromise(async ({ input }) => {
        sent.push(input);
        return result;
      }),
      recallDraft: fromPromise<FormDraft<QuestionField> | undefined>(async () => undefined),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const verbs = questionFormVerbs(
    (event) => actor.send(event),
    () => 'key-0001',
  );
  return { clock, sent, verbs, view: () => questionFormView(actor.getSnapshot()) };
}

describe('the form of a question', () => {
  it('asks for a name, a mobile number and words, and for no email address', () => {
    const form = open(ok({}));
    form.verbs.submit();
    expect(form.view().errors).toEqual({
      name: 'Name is required',
      mobile: 'Mobile number is required',
      question: 'Please write your question',
    });
    expect(form.sent).toEqual([]);
  });

  it('is sent once for a double press, thanks for 5 s, and is empty again', async () => {
    const form = open(ok({}));
    form.verbs.changeField('name', ASKED.name);
    form.verbs.changeField('mobile', '+91 98765 43210');
    form.verbs.changeField('question', ` ${ASKED.question} `);
    form.verbs.submit();
    form.verbs.submit();
    await settle();
    expect(form.sent).toEqual([{ data: ASKED, key: 'key-0001' }]);
    expect(form.view().status).toBe('thanked');
    form.clock.increment(5000);
    expect(form.view()).toMatchObject({ status: 'ready', values: { name: '', mobile: '', question: '' } });
  });

  it('shows why it was rejected, with the words that were typed', async () => {
    const form = open(fail({ code: 'rateLimited' as const, message: 'Too many requests.' }));
    form.verbs.changeField('name', ASKED.name);
    form.verbs.changeField('mobile', ASKED.mobile);
    form.verbs.changeField('question', ASKED.question);
    form.verbs.submit();
    await settle();
    expect(form.view()).toMatchObject({
      alert: { text: 'Failed to submit: {error}', values: { error: 'Too many requests.' } },
      values: ASKED,
      status: 'ready',
    });
  });
});
