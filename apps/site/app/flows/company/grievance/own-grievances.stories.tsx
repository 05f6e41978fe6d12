import { ownGrievancesMachine } from '@pgm/machines/company/own-grievances';
import { ownGrievancesScenario } from '@pgm/machines/company/own-grievances/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { OwnGrievancesScreen, siteOwnGrievancesMachine } from './own-grievances.flow.tsx';

const flow = flowStories({
  machine: ownGrievancesMachine,
  scenario: ownGrievancesScenario,
  site: siteOwnGrievancesMachine,
  Screen: OwnGrievancesScreen,
});

export default {
  title: 'Flows/Company/OwnGrievances',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
