import { teamMachine } from '@pgm/machines/members/team';
import { teamScenario } from '@pgm/machines/members/team/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { TeamScreen } from './team.flow.tsx';
import { siteTeamMachine } from './team.ts';

const flow = flowStories({
  machine: teamMachine,
  scenario: teamScenario,
  site: siteTeamMachine('asha'),
  Screen: TeamScreen,
});

export default {
  title: 'Flows/Members/Team',
  decorators: [inManagePage('/manage/team')],
  parameters: { layout: 'fullscreen' },
};

export const Opening = flow.at('opening');
export const Failed = flow.at('failed');
export const NotInTree = flow.at('notInTree');
export const OpenIdle = flow.at('open.idle');
export const OpenReading = flow.at('open.reading');
export const List = flow.at('open.idle', { name: 'Team as a list', via: ['opened', 'list'] });
export const Collapsed = flow.at('open.idle', { name: 'Tree with one row', via: ['opened', 'out'] });
