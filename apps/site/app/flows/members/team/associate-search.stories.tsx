import { associateSearchMachine } from '@pgm/machines/members/associate-search';
import { associateSearchScenario } from '@pgm/machines/members/associate-search/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AssociateSearchScreen } from './associate-search.flow.tsx';

const flow = flowStories({
  machine: associateSearchMachine,
  scenario: associateSearchScenario,
  Screen: AssociateSearchScreen,
});

export default { title: 'Flows/Members/AssociateSearch' };

export const Empty = flow.at('empty');
export const Waiting = flow.at('waiting');
export const Searching = flow.at('searching');
export const Found = flow.at('found');
export const Failed = flow.at('failed');
