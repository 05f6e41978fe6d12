import { questionFormMachine } from '@pgm/machines/company/question-form';
import { questionFormScenario } from '@pgm/machines/company/question-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { QuestionFormScreen, siteQuestionFormMachine } from './question-form.flow.tsx';

const flow = flowStories({
  machine: questionFormMachine,
  scenario: questionFormScenario,
  site: siteQuestionFormMachine,
  Screen: QuestionFormScreen,
});

export default {
  title: 'Flows/Company/QuestionForm',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to a form that can be sent. */
const FILLED = ['typeName', 'typeMobile', 'typeQuestion'] as const;

export const Idle = flow.at('editing.idle', { name: 'Empty form' });
export const EditingIdle = flow.at('editing.idle', { name: 'Form filled in', via: [...FILLED] });
export const EditingInvalid = flow.at('editing.invalid', {
  name: 'Number too short',
  via: ['typeName', 'typeShortMobile', 'submit'],
});
export const Submitting = flow.at('submitting', { name: 'Question is sent', via: [...FILLED, 'submit'] });
export const Saving = flow.at('queueing', {
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
export const Failed = flow.at('editing.failed', {
  name: 'Question not stored',
  via: [...FILLED, 'submit', 'rejected', 'notSaved'],
});
export const SavedAndRejected = flow.at('editing.failed', {
  name: 'Saved question was rejected',
  via: [...FILLED, 'submit', 'rejected', 'saved', 'savedAndRejected'],
});
export const Thanked = flow.at('done', { name: 'Thank you', via: [...FILLED, 'submit', 'stored'] });
export const SendingBroke = flow.at('editing.failed', {
  name: 'Question neither sent nor saved',
  via: [...FILLED, 'submit', 'crashed', 'notSaved'],
});
