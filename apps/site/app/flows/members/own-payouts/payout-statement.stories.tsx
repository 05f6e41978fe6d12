import { payoutStatementMachine } from '@pgm/machines/members/payout-statement';
import { payoutStatementScenario } from '@pgm/machines/members/payout-statement/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { StatementScreen } from './payout-statement.flow.tsx';

const flow = flowStories({
  machine: payoutStatementMachine,
  scenario: payoutStatementScenario,
  Screen: StatementScreen,
});

export default { title: 'Flows/Members/PayoutStatement' };

export const Idle = flow.at('idle');
export const Opening = flow.at('opening');
export const NotOpened = flow.at('idle', { name: 'Statement not read', via: ['open', 'rejected'] });
