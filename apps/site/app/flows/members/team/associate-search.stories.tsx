import { associateSearchMachine } from '@pgm/machines/members/associate-search';
import { associateSearchScenario } from '@pgm/machines/members/associate-search/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AssociateSearchScreen } from './associate-search.flow.tsx';
import { siteAssociateSearchMachine } from './associate-search.ts';

const flow = flowStories({
  machine: associateSearchMachine,
  scenario: associateSearchScenario,
  site: siteAssociateSearchMachine('asha'),
  Screen: AssociateSearchScreen,
});

export default { title: 'Flows/Members/AssociateSearch' };

export const Empty = flow.at('empty');
export const Waiting = flow.at('waiting', { name: 'The user types' });
export const Searching = flow.at('searching', {
  equals: { story: 'Waiting', because: 'For the user the search begins with the first letter.' },
});
export const Found = flow.at('found', { via: ['type', 'rested', 'found'] });
export const SearchingAgain = flow.at('searching', {
  name: 'Next page is read',
  via: ['type', 'rested', 'found', 'secondPage'],
});
export const Failed = flow.at('failed');
