import { messageChoicesMachine } from '@pgm/machines/members/message-choices';
import { messageChoicesScenario } from '@pgm/machines/members/message-choices/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { MessageChoicesScreen } from './message-choices.flow.tsx';

const flow = flowStories({
  machine: messageChoicesMachine,
  scenario: messageChoicesScenario,
  Screen: MessageChoicesScreen,
});

export default { title: 'Flows/Members/MessageChoices' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Settled = flow.at('settled');
export const Saving = flow.at('saving');
