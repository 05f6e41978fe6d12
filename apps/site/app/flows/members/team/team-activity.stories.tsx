import { teamActivityMachine } from '@pgm/machines/members/team-activity';
import { teamActivityScenario } from '@pgm/machines/members/team-activity/testing';
import { teamFileMachine } from '@pgm/machines/members/team-file';
import { teamFileScenario } from '@pgm/machines/members/team-file/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { TeamActivityScreen } from './team-activity.flow.tsx';
import { siteTeamActivityMachine } from './team-activity.ts';

const file = { machine: teamFileMachine, scenario: teamFileScenario };

const MONTHS = ['2026-11', '2026-10'];

/** The list with its button for the file. */
function Screen({ actor }: { actor: ActorRefFrom<typeof teamActivityMachine> }) {
  return <TeamActivityScreen actor={actor} file={useScene(file, { state: 'idle' })} months={MONTHS} />;
}

const flow = flowStories({
  machine: teamActivityMachine,
  scenario: teamActivityScenario,
  site: siteTeamActivityMachine,
  Screen,
});

export default { title: 'Flows/Members/TeamActivity' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
