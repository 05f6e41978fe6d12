import { agreementWithdrawalMachine } from '@pgm/machines/members/agreement-withdrawal';
import { agreementWithdrawalScenario } from '@pgm/machines/members/agreement-withdrawal/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AgreementWithdrawalScreen } from './agreement-withdrawal.flow.tsx';

const flow = flowStories({
  machine: agreementWithdrawalMachine,
  scenario: agreementWithdrawalScenario,
  Screen: AgreementWithdrawalScreen,
});

export default { title: 'Flows/Members/AgreementWithdrawal' };

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
