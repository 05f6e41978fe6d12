import { associateListMachine } from '@pgm/machines/members/associate-list';
import { associateListScenario } from '@pgm/machines/members/associate-list/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AssociateListScreen } from './associate-list.flow.tsx';

const flow = flowStories({
  machine: associateListMachine,
  scenario: associateListScenario,
  Screen: AssociateListScreen,
});

export default { title: 'Flows/Members/AssociateList' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
export const LoadingMore = flow.at('loading', { name: 'More associates are read', via: ['fetched', 'more'] });
