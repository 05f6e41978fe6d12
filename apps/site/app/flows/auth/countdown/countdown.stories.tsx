import { countdownMachine, countdownView } from '@pgm/machines/auth/countdown';
import { countdownScenario } from '@pgm/machines/auth/countdown/testing';
import { Countdown } from '@pgm/ui/primitives/countdown';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';

/** The screen of the countdown for any state of its actor; on the site it is a part of the mobile tab. */
function CountdownScreen({ actor }: { actor: ActorRefFrom<typeof countdownMachine> }) {
  const { secondsLeft } = countdownView(useSelector(actor, (snapshot) => snapshot));
  return <Countdown seconds={secondsLeft} />;
}

const flow = flowStories({ machine: countdownMachine, scenario: countdownScenario, Screen: CountdownScreen });

export default { title: 'Flows/Auth/Countdown' };

export const Starting = flow.at('starting');
export const Waiting = flow.at('waiting');
export const Reading = flow.at('reading');
export const Over = flow.at('over');
