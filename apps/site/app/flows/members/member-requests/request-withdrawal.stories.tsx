import { requestWithdrawalMachine } from '@pgm/machines/members/request-withdrawal';
import { requestWithdrawalScenario } from '@pgm/machines/members/request-withdrawal/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { RequestWithdrawalScreen } from './request-withdrawal.flow.tsx';

const flow = flowStories({
  machine: requestWithdrawalMachine,
  scenario: requestWithdrawalScenario,
  Screen: RequestWithdrawalScreen,
});

export default { title: 'Flows/Members/RequestWithdrawal' };

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
