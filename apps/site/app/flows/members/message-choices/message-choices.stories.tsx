import { messageChoicesMachine } from '@pgm/machines/members/message-choices';
import { messageChoicesScenario } from '@pgm/machines/members/message-choices/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { MessageChoicesScreen } from './message-choices.flow.tsx';
import { siteMessageChoicesMachine } from './message-choices.ts';

const flow = flowStories({
  machine: messageChoicesMachine,
  scenario: messageChoicesScenario,
  site: siteMessageChoicesMachine,
  Screen: MessageChoicesScreen,
});

export default {
  title: 'Flows/Members/MessageChoices',
  decorators: [inManagePage('/manage/notifications')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Settled = flow.at('settled');
export const Saving = flow.at('saving');
