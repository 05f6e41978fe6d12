import { type OwnProductQuestion, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  productQuestionFormMachine,
  productQuestionFormVerbs,
  productQuestionFormView,
} from './product-question-form.machine.ts';
import { sampleOwnQuestion } from './product-question-form.scenario.ts';

function openForm(result: () => Promise<Result<OwnProductQuestion>> = async () => ok(sampleOwnQuestion)) {
  const sent: unknown[] = [];
  let saved = 0;
  const machine = productQuestionFormMachine.provide({
    actors: {
      saveRecord: fromPromise(({ input }) => {
        sent.push(input.data);
        return result();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('record.saved', () => {
    saved += 1;
  });
  const verbs = productQuestionFormVerbs((event) => actor.send(event));
  verbs.open();
  return { ...verbs, sent, saved: () => saved, view: () => productQuestionFormView(actor.getSnapshot()) };
}

describe('the form of a product question', () => {
  it('sends a question once without the spaces around it, and closes empty', async () => {
    const form = openForm();
    form.changeText(`  ${sampleOwnQuestion.text} `);
    form.submit();
    form.submit();
    expect(form.view()).toMatchObject({ isOpen: true, isSending: true });
    await settle();
    expect(form.sent).toEqual([{ text: sampleOwnQuestion.text }]);
    expect(form.saved()).toBe(1);
    expect(form.view().isOpen).toBe(false);
    expect(form.view().text).toBe('');
  });

  it.each([
    ['too short', ' Is it ok? ', 'Write at least 10 characters'],
    ['too long', 'x'.repeat(501), 'Question must be at most 500 characters'],
  ])('sends no question that is %s', (_, text, error) => {
    const form = openForm();
    form.changeText(text);
    form.submit();
    expect(form.view().textError).toBe(error);
    expect(form.sent).toEqual([]);
  });

  it('says why a question was not stored, and saves what was typed', async () => {
    const message = 'You have asked this question already.';
    const form = openForm(async () => fail({ code: 'conflict', message }));
    form.changeText(sampleOwnQuestion.text);
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({
      isOpen: true,
      text: sampleOwnQuestion.text,
      alert: { text: message },
    });
    expect(form.saved()).toBe(0);
  });

  it('goes on with what was typed when it was left, and with nothing when it was closed', () => {
    const form = openForm();
    form.changeText('Is it');
    form.leave();
    expect(form.view().isOpen).toBe(false);
    form.open();
    expect(form.view()).toMatchObject({ isOpen: true, text: 'Is it' });
    form.close();
    form.open();
    expect(form.view()).toMatchObject({ isOpen: true, text: '' });
  });
});
