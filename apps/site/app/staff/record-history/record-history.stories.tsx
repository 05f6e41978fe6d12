import { recordHistoryMachine } from '@pgm/machines/staff/record-history';
import { recordHistoryScenario } from '@pgm/machines/staff/record-history/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { RecordHistoryScreen } from './record-history.flow.tsx';

const flow = flowStories({
  machine: recordHistoryMachine,
  scenario: recordHistoryScenario,
  Screen: RecordHistoryScreen,
});

export default {
  title: 'Flows/Staff/RecordHistory',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
