import { slowCallsMachine } from '@pgm/machines/company/slow-calls';
import { slowCallsScenario } from '@pgm/machines/company/slow-calls/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { SlowCallsScreen } from './slow-calls.flow.tsx';

/** The note above a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof slowCallsMachine> }) {
  return (
    <>
      <p className="measure py-10">The page itself.</p>
      <SlowCallsScreen actor={actor} />
    </>
  );
}

const flow = flowStories({ machine: slowCallsMachine, scenario: slowCallsScenario, Screen });

export default {
  title: 'Flows/Company/SlowCalls',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Quiet = flow.at('quiet', { name: 'Nothing takes long' });
export const Slow = flow.at('slow', { name: 'It can be tried again', via: ['slow'] });
export const SlowOnce = flow.at('slow', { name: 'It could be done twice', via: ['slowOnce'] });
