import { bankDetailsHistoryMachine } from '@pgm/machines/members/bank-details-history';
import { bankDetailsHistoryScenario } from '@pgm/machines/members/bank-details-history/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { BankDetailsHistoryScreen, siteBankDetailsHistoryMachine } from './bank-details-history.flow.tsx';

const flow = flowStories({
  machine: bankDetailsHistoryMachine,
  scenario: bankDetailsHistoryScenario,
  site: siteBankDetailsHistoryMachine,
  Screen: BankDetailsHistoryScreen,
});

export default { title: 'Flows/Members/BankDetailsHistory' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
export const LoadingMore = flow.at('loading', { name: 'More entries are read', via: ['fetched', 'more'] });
