import { ownGrievancesMachine } from '@pgm/machines/company/own-grievances';
import { ownGrievancesScenario } from '@pgm/machines/company/own-grievances/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { OwnGrievancesScreen } from './own-grievances.flow.tsx';

const flow = flowStories({
  machine: ownGrievancesMachine,
  scenario: ownGrievancesScenario,
  Screen: OwnGrievancesScreen,
});

export default { title: 'Flows/Company/OwnGrievances' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
