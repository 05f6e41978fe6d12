import { associateListMachine } from '@pgm/machines/members/associate-list';
import { associateListScenario } from '@pgm/machines/members/associate-list/testing';
import { teamMachine } from '@pgm/machines/members/team';
import { teamScenario } from '@pgm/machines/members/team/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { AssociateListScreen } from '../../flows/members/team/associate-list.flow.tsx';
import { AssociateTeamScreen } from './associate-team.flow.tsx';
import { siteTeamMachine } from '#app/flows/members/team/team.ts';

const UPLINE = { machine: associateListMachine, scenario: associateListScenario };

/** The page with a list above. */
function Page({ actor }: { readonly actor: ActorRefFrom<typeof teamMachine> }) {
  const upline = useScene(UPLINE, { state: 'ready' });
  return <AssociateTeamScreen actor={actor} upline={<AssociateListScreen actor={upline} label="Above" />} />;
}

const flow = flowStories({
  machine: teamMachine,
  scenario: teamScenario,
  site: siteTeamMachine('asha'),
  Screen: Page,
});

export default {
  title: 'Flows/Staff/AssociateTeam',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Opening = flow.at('opening');
export const Failed = flow.at('failed');
export const Unknown = flow.at('notInTree');
export const Open = flow.at('open.idle');
export const Reading = flow.at('open.reading');
