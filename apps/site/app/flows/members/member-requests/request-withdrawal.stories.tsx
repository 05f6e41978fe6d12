import { memberRequestsMachine } from '@pgm/machines/members/member-requests';
import { memberRequestsScenario } from '@pgm/machines/members/member-requests/testing';
import { requestWithdrawalMachine } from '@pgm/machines/members/request-withdrawal';
import { requestWithdrawalScenario } from '@pgm/machines/members/request-withdrawal/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { RequestWithdrawalScreen, siteRequestWithdrawalMachine } from './request-withdrawal.flow.tsx';
import { MemberRequestsScreen } from './member-requests.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const requests = { machine: memberRequestsMachine, scenario: memberRequestsScenario };

/** The dialog above the requests of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof requestWithdrawalMachine> }) {
  return (
    <>
      <MemberRequestsScreen actor={useScene(requests, { state: 'ready', via: ['fetched'] })} />
      <RequestWithdrawalScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: requestWithdrawalMachine,
  scenario: requestWithdrawalScenario,
  site: siteRequestWithdrawalMachine,
  Screen,
});

export default {
  title: 'Flows/Members/RequestWithdrawal',
  decorators: [inManagePage('/manage/requests')],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
