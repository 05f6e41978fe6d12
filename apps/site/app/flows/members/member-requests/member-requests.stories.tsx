import { memberRequestsMachine } from '@pgm/machines/members/member-requests';
import { memberRequestsScenario } from '@pgm/machines/members/member-requests/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { MemberRequestsScreen } from './member-requests.flow.tsx';

const flow = flowStories({
  machine: memberRequestsMachine,
  scenario: memberRequestsScenario,
  Screen: MemberRequestsScreen,
});

export default { title: 'Flows/Members/MemberRequests' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyIdle = flow.at('ready.idle');
export const ReadyConfirming = flow.at('ready.confirming');
export const ReadyWithdrawing = flow.at('ready.withdrawing');
