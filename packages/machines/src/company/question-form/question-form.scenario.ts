import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const questionFormScenario = {
  draftSaved: {
    type: 'xstate.done.actor.recallDraft',
    output: { values: { name: 'Sunita Verma', mobile: '98765', question: '' } },
  },
  typeName: { type: 'field.change', field: 'name', value: 'Sunita Verma' },
  typeMobile: { type: 'field.change', field: 'mobile', value: '9876543210' },
  typeShortMobile: { type: 'field.change', field: 'mobile', value: '98765' },
  typeQuestion: { type: 'field.change', field: 'question', value: 'Do you deliver to Leh?' },
  submit: { type: 'form.submit', key: '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0001' },
  stored: done('submitForm', { id: '1' }),
  rejected: failed('submitForm'),
  crashed: threw('submitForm'),
  saved: { type: 'xstate.done.actor.queueForm', output: true },
  notSaved: { type: 'xstate.done.actor.queueForm', output: false },
  savedAndSent: { type: 'form.sent' },
  savedAndRejected: { type: 'form.rejected', message: 'Mobile number must be 10 digits' },
  thankYouOver: { type: 'xstate.after.doneOver.question-form.done' },
} as const;
