import { recordHistoryMachine } from '@pgm/machines/staff/record-history';
import { recordHistoryScenario } from '@pgm/machines/staff/record-history/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ProductHistoryScreen } from './product-history.flow.tsx';

const flow = flowStories({
  machine: recordHistoryMachine,
  scenario: recordHistoryScenario,
  Screen: ProductHistoryScreen,
});

export default { title: 'Flows/Staff/ProductHistory' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
