import { agreementMachine } from '@pgm/machines/members/agreement';
import { agreementScenario } from '@pgm/machines/members/agreement/testing';
import { agreementWithdrawalMachine } from '@pgm/machines/members/agreement-withdrawal';
import { agreementWithdrawalScenario } from '@pgm/machines/members/agreement-withdrawal/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AgreementWithdrawalScreen } from './agreement-withdrawal.flow.tsx';
import { AgreementScreen } from './agreement.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteAgreementWithdrawalMachine } from './agreement.ts';

const agreement = { machine: agreementMachine, scenario: agreementScenario };

/** The question above the agreement. */
function Screen({ actor }: { actor: ActorRefFrom<typeof agreementWithdrawalMachine> }) {
  return (
    <>
      <AgreementScreen actor={useScene(agreement, { state: 'ready', via: ['fetched'] })} />
      <AgreementWithdrawalScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: agreementWithdrawalMachine,
  scenario: agreementWithdrawalScenario,
  site: siteAgreementWithdrawalMachine,
  Screen,
});

export default {
  title: 'Flows/Members/AgreementWithdrawal',
  decorators: [inManagePage('/manage/agreement')],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
