import { countdownMachine, countdownView, countdownWalk } from '@pgm/machines/countdown';
import { Countdown } from '@pgm/ui/countdown';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';

/** The countdown in whatever state its actor is; on the site it is a part of the mobile tab. */
function CountdownScreen({ actor }: { actor: ActorRefFrom<typeof countdownMachine> }) {
  const { secondsLeft } = countdownView(useSelector(actor, (snapshot) => snapshot));
  return <Countdown seconds={secondsLeft} />;
}

const flow = flowStories({ machine: countdownMachine, walk: countdownWalk, Screen: CountdownScreen });

export default { title: 'Flows/Countdown' };

export const Starting = flow.at('starting');
export const Waiting = flow.at('waiting');
export const Reading = flow.at('reading');
export const Over = flow.at('over');
