import { memberRequestFormMachine } from '@pgm/machines/members/member-request-form';
import { memberRequestFormScenario } from '@pgm/machines/members/member-request-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { MemberRequestFormScreen } from './member-request-form.flow.tsx';

const flow = flowStories({
  machine: memberRequestFormMachine,
  scenario: memberRequestFormScenario,
  Screen: MemberRequestFormScreen,
});

export default { title: 'Flows/Members/MemberRequestForm' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
