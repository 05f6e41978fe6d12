import { memberHomeMachine } from '@pgm/machines/company/member-home';
import { memberHomeScenario } from '@pgm/machines/company/member-home/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { MemberHomeScreen } from './member-home.flow.tsx';
import { siteMemberHomeMachine } from './member-home.ts';

const flow = flowStories({
  machine: memberHomeMachine,
  scenario: memberHomeScenario,
  site: siteMemberHomeMachine('asha'),
  Screen: MemberHomeScreen,
});

export default {
  title: 'Flows/Company/MemberHome',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
export const Repeating = flow.at('repeating');
