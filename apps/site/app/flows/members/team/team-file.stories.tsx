import { teamActivityMachine } from '@pgm/machines/members/team-activity';
import { teamActivityScenario } from '@pgm/machines/members/team-activity/testing';
import { teamFileMachine } from '@pgm/machines/members/team-file';
import { teamFileScenario } from '@pgm/machines/members/team-file/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { TeamActivityScreen } from './team-activity.flow.tsx';
import { siteTeamFileMachine } from './team-activity.ts';

const activity = { machine: teamActivityMachine, scenario: teamActivityScenario };

const MONTHS = ['2026-11', '2026-10'];

/** The button below its list. */
function Screen({ actor }: { actor: ActorRefFrom<typeof teamFileMachine> }) {
  return (
    <TeamActivityScreen
      actor={useScene(activity, { state: 'ready', via: ['fetched'] })}
      file={actor}
      months={MONTHS}
    />
  );
}

const flow = flowStories({
  machine: teamFileMachine,
  scenario: teamFileScenario,
  site: siteTeamFileMachine,
  Screen,
});

export default { title: 'Flows/Members/TeamFile' };

export const Idle = flow.at('idle');
export const Fetching = flow.at('fetching');
export const Failed = flow.at('idle', { name: 'No file', via: ['fetch', 'notFetched'] });
