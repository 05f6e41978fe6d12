import { sponsorChangesMachine } from '@pgm/machines/members/sponsor-changes';
import { sponsorChangesScenario } from '@pgm/machines/members/sponsor-changes/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SponsorChangesScreen, siteSponsorChangesMachine } from './sponsor-changes.flow.tsx';

const flow = flowStories({
  machine: sponsorChangesMachine,
  scenario: sponsorChangesScenario,
  site: siteSponsorChangesMachine,
  Screen: SponsorChangesScreen,
});

export default { title: 'Flows/Members/SponsorChanges' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Never = flow.at('ready', { name: 'No change yet', via: ['fetchedNone'] });
export const Failed = flow.at('failed');
export const LoadingMore = flow.at('loading', { name: 'More changes are read', via: ['fetched', 'more'] });
