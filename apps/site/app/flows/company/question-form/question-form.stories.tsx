import { questionFormMachine } from '@pgm/machines/company/question-form';
import { questionFormScenario } from '@pgm/machines/company/question-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { QuestionFormScreen } from './question-form.flow.tsx';

const flow = flowStories({
  machine: questionFormMachine,
  scenario: questionFormScenario,
  Screen: QuestionFormScreen,
});

export default {
  title: 'Flows/Company/QuestionForm',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to a form that can be sent. */
const FILLED = ['typeName', 'typeMobile', 'typeQuestion'] as const;

export const Idle = flow.at('idle', { name: 'Empty form' });
export const EditingValid = flow.at('editing.valid', { name: 'Form filled in', via: [...FILLED] });
export const EditingInvalid = flow.at('editing.invalid', {
  name: 'Number too short',
  via: ['typeName', 'typeShortMobile', 'submit'],
});
export const Submitting = flow.at('submitting', { name: 'Question is sent', via: [...FILLED, 'submit'] });
export const Saving = flow.at('saving', {
  name: 'Question is saved for later',
  equals: {
    story: 'Submitting',
    because: 'Whether the question is sent or saved is not known before it succeeds.',
  },
});
export const Queued = flow.at('queued', {
  name: 'Question waits for a connection',
  via: [...FILLED, 'submit', 'rejected', 'saved'],
});
export const Failed = flow.at('failed', {
  name: 'Question not stored',
  via: [...FILLED, 'submit', 'rejected', 'notSaved'],
});
export const SavedAndRejected = flow.at('failed', {
  name: 'Saved question was rejected',
  via: [...FILLED, 'submit', 'rejected', 'saved', 'savedAndRejected'],
});
export const Thanked = flow.at('thanked', { name: 'Thank you', via: [...FILLED, 'submit', 'stored'] });
export const SendingBroke = flow.at('failed', {
  name: 'Question neither sent nor saved',
  via: [...FILLED, 'submit', 'crashed', 'notSaved'],
});
