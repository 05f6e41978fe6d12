import { teamMachine, teamWalk } from '@pgm/machines/team';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { TeamScreen } from './team.flow.tsx';

const flow = flowStories({ machine: teamMachine, walk: teamWalk, Screen: TeamScreen });

export default { title: 'Flows/Team' };

export const Opening = flow.at('opening');
export const Failed = flow.at('failed');
export const Nobody = flow.at('nobody');
export const OpenIdle = flow.at('open.idle');
export const OpenReading = flow.at('open.reading');
