import { rosterMachine, rosterWalk } from '@pgm/machines/roster';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { RosterScreen } from './roster.flow.tsx';

const flow = flowStories({ machine: rosterMachine, walk: rosterWalk, Screen: RosterScreen });

export default { title: 'Flows/Roster' };

export const Closed = flow.at('closed');
export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
