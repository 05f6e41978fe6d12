import { searchMachine } from '@pgm/machines/catalogue/search';
import { searchScenario } from '@pgm/machines/catalogue/search/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { SearchScreen } from './search.flow.tsx';
import { siteSearchMachine } from './search.ts';

const flow = flowStories({
  machine: searchMachine,
  scenario: searchScenario,
  site: siteSearchMachine('en'),
  Screen: SearchScreen,
});

export default {
  title: 'Flows/Catalogue/Search',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to results. */
const FOUND = ['recentRead', 'type', 'rested', 'found'] as const;

export const RecentReading = flow.at('recent.reading', { name: 'Nothing typed, no recent searches' });
export const RecentIdle = flow.at('recent.idle', { name: 'Recent searches', via: ['recentRead'] });
export const RecentSaving = flow.at('recent.saving', {
  name: 'Search is saved as a recent one',
  via: [...FOUND, 'down', 'choose'],
});
export const Empty = flow.at('search.empty', {
  via: ['recentRead', 'type', 'clear'],
  equals: { story: 'RecentIdle', because: 'Without text the recent searches are shown.' },
});
export const Waiting = flow.at('search.waiting', { name: 'The user types', via: ['recentRead', 'type'] });
export const Searching = flow.at('search.searching', {
  via: ['recentRead', 'type', 'rested'],
  equals: { story: 'Waiting', because: 'For the user the search begins with the first letter.' },
});
export const Found = flow.at('search.found', {
  name: 'Products, brands, categories and pages',
  via: [...FOUND],
});
export const Nothing = flow.at('search.nothing', { via: ['recentRead', 'type', 'rested', 'nothing'] });
export const NearlyFound = flow.at('search.nothing', {
  name: 'Nothing found, but something nearly matches',
  via: ['recentRead', 'type', 'rested', 'nearlyFound'],
});
export const Failed = flow.at('search.failed', { via: ['recentRead', 'type', 'rested', 'notFound'] });
export const OneRecent = flow.at('search.empty', {
  name: 'One recent search',
  via: ['recentUnreadable', 'type', 'rested', 'found', 'down', 'choose', 'clear'],
});
