import { sessionEndingMachine } from '@pgm/machines/auth/session-ending';
import { sessionEndingScenario } from '@pgm/machines/auth/session-ending/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SessionEndingScreen } from './session-ending.flow.tsx';

const flow = flowStories({
  machine: sessionEndingMachine,
  scenario: sessionEndingScenario,
  Screen: SessionEndingScreen,
});

export default { title: 'Flows/Auth/SessionEnding' };

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
