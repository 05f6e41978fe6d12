import { searchMachine } from '@pgm/machines/catalogue/search';
import { searchScenario } from '@pgm/machines/catalogue/search/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SearchScreen } from './search.flow.tsx';

const flow = flowStories({ machine: searchMachine, scenario: searchScenario, Screen: SearchScreen });

export default { title: 'Flows/Catalogue/Search', parameters: { layout: 'fullscreen' } };

export const RecentReading = flow.at('recent.reading');
export const RecentIdle = flow.at('recent.idle');
export const RecentSaving = flow.at('recent.saving');
export const Empty = flow.at('search.empty');
export const Waiting = flow.at('search.waiting');
export const Searching = flow.at('search.searching');
export const Found = flow.at('search.found');
export const Nothing = flow.at('search.nothing');
export const Failed = flow.at('search.failed');
