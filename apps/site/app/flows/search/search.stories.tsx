import { searchMachine, searchWalk } from '@pgm/machines/search';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { SearchScreen } from './search.flow.tsx';

const flow = flowStories({ machine: searchMachine, walk: searchWalk, Screen: SearchScreen });

export default { title: 'Flows/Search', parameters: { layout: 'fullscreen' } };

export const RecentReading = flow.at('recent.reading');
export const RecentIdle = flow.at('recent.idle');
export const RecentKeeping = flow.at('recent.keeping');
export const Empty = flow.at('search.empty');
export const Waiting = flow.at('search.waiting');
export const Searching = flow.at('search.searching');
export const Found = flow.at('search.found');
export const Nothing = flow.at('search.nothing');
export const Failed = flow.at('search.failed');
