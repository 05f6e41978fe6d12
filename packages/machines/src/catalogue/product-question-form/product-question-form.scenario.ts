import type { OwnProductQuestion } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A question that waits for staff. */
export const sampleOwnQuestion: OwnProductQuestion = {
  productId: 'honey',
  text: 'Is any sugar added to this honey?',
  status: 'OPEN',
  reply: null,
  replyInHindi: null,
  publishedAt: null,
  reason: null,
  askedAt: '2026-11-20T10:15:00.000Z',
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const productQuestionFormScenario = {
  open: { type: 'form.add' },
  type: { type: 'field.change', field: 'text', value: sampleOwnQuestion.text },
  typeTooLittle: { type: 'field.change', field: 'text', value: 'Sugar?' },
  submit: { type: 'form.submit' },
  sent: done('saveRecord', sampleOwnQuestion),
  tooMany: failed('saveRecord', {
    code: 'conflict',
    message: 'You can have at most 5 open questions. Please wait for our answers.',
  }),
  sendingBroke: threw('saveRecord'),
  close: { type: 'form.close' },
  leave: { type: 'form.leave' },
} as const;
