import { countdownMachine, countdownView } from '@pgm/machines/auth/countdown';
import { countdownScenario } from '@pgm/machines/auth/countdown/testing';
import { Countdown } from '@pgm/ui/primitives/countdown';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { later } from '../../../../../../.storybook/flow-stories/scene.ts';

/** The screen of the countdown for any state of its actor; on the site it is a part of the mobile tab. */
function CountdownScreen({ actor }: { actor: ActorRefFrom<typeof countdownMachine> }) {
  const { secondsLeft } = useSelector(actor, countdownView);
  return <Countdown seconds={secondsLeft} />;
}

const flow = flowStories({ machine: countdownMachine, scenario: countdownScenario, Screen: CountdownScreen });

export default { title: 'Flows/Auth/Countdown' };

export const Starting = flow.at('starting', { name: 'Five minutes left', isClockSilent: true });
export const Waiting = flow.at('waiting', { name: '3:20 left', via: [later(100)] });
export const Reading = flow.at('reading', {
  name: 'The clock is read',
  via: ['started', 'secondOver'],
  equals: { story: 'Starting', because: 'While the clock is read, the last time stays.' },
  isClockSilent: true,
});
export const Over = flow.at('over', { name: 'Time is over', via: [later(300)] });
