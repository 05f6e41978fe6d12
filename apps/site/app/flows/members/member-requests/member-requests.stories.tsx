import { memberRequestsMachine } from '@pgm/machines/members/member-requests';
import { memberRequestsScenario } from '@pgm/machines/members/member-requests/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { MemberRequestsScreen } from './member-requests.flow.tsx';
import { siteMemberRequestsMachine } from './member-requests.ts';

const flow = flowStories({
  machine: memberRequestsMachine,
  scenario: memberRequestsScenario,
  site: siteMemberRequestsMachine('asha'),
  Screen: MemberRequestsScreen,
});

export default {
  title: 'Flows/Members/MemberRequests',
  decorators: [inManagePage('/manage/requests')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
