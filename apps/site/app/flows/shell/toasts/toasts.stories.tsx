import { toastsMachine } from '@pgm/machines/shell/toasts';
import { toastsScenario } from '@pgm/machines/shell/toasts/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ToastsScreen } from './toasts.flow.tsx';
import type { ActorRefFrom } from 'xstate';

/** The toasts above a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof toastsMachine> }) {
  return (
    <>
      <p className="measure py-10">The page itself.</p>
      <ToastsScreen actor={actor} />
    </>
  );
}

const flow = flowStories({ machine: toastsMachine, scenario: toastsScenario, Screen });

export default {
  title: 'Flows/Shell/Toasts',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Empty = flow.at('empty', { name: 'The page without toasts' });
export const Shown = flow.at('shown');
export const StaysUntilDismissed = flow.at('shown', { via: ['showAlert'] });
export const LeadsToTheCart = flow.at('shown', { via: ['showAdded'] });
export const Paused = flow.at('paused', {
  equals: { story: 'Shown', because: 'The toast stays; only its time stands still.' },
});
export const Several = flow.at('shown', { via: ['showAlert', 'show'] });
