import { welcomeMachine } from '@pgm/machines/members/welcome';
import { welcomeScenario } from '@pgm/machines/members/welcome/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { WelcomeScreen, siteWelcomeMachine } from './welcome.flow.tsx';

/** The page of a member who signed up by mobile. */
function Screen({ actor }: { actor: ActorRefFrom<typeof welcomeMachine> }) {
  return <WelcomeScreen actor={actor} user={{ firstName: 'Kiran', username: 'member0a1b2c3d' }} />;
}

const flow = flowStories({
  machine: welcomeMachine,
  scenario: welcomeScenario,
  site: siteWelcomeMachine,
  Screen,
});

export default {
  title: 'Flows/Members/Welcome',
  decorators: [inManagePage('/manage/welcome')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
