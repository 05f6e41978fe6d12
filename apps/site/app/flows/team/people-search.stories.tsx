import { peopleSearchMachine, peopleSearchWalk } from '@pgm/machines/people-search';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { PeopleSearchScreen } from './people-search.flow.tsx';

const flow = flowStories({
  machine: peopleSearchMachine,
  walk: peopleSearchWalk,
  Screen: PeopleSearchScreen,
});

export default { title: 'Flows/People search' };

export const Empty = flow.at('empty');
export const Waiting = flow.at('waiting');
export const Searching = flow.at('searching');
export const Found = flow.at('found');
export const Failed = flow.at('failed');
