import { teamMachine } from '@pgm/machines/members/team';
import { teamScenario } from '@pgm/machines/members/team/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { TeamScreen } from './team.flow.tsx';

const flow = flowStories({ machine: teamMachine, scenario: teamScenario, Screen: TeamScreen });

export default { title: 'Flows/Members/Team' };

export const Opening = flow.at('opening');
export const Failed = flow.at('failed');
export const NotInTree = flow.at('notInTree');
export const OpenIdle = flow.at('open.idle');
export const OpenReading = flow.at('open.reading');
