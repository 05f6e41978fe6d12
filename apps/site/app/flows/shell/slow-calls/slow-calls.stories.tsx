import { slowCallsMachine } from '@pgm/machines/shell/slow-calls';
import { slowCallsScenario } from '@pgm/machines/shell/slow-calls/testing';
import { Button } from '@pgm/ui/primitives/button';
import { Dialog } from '@pgm/ui/primitives/dialog';
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

/** The note below the question of a dialog. */
function InDialog({ actor }: { actor: ActorRefFrom<typeof slowCallsMachine> }) {
  return (
    <>
      <Dialog open title="Cancel this order?" onClose={() => {}} footer={<Button>Keep order</Button>}>
        <p>Its points will be cancelled.</p>
      </Dialog>
      <SlowCallsScreen actor={actor} />
    </>
  );
}

const inDialog = flowStories({
  machine: slowCallsMachine,
  scenario: slowCallsScenario,
  Screen: InDialog,
});
const flow = flowStories({ machine: slowCallsMachine, scenario: slowCallsScenario, Screen });

export default {
  title: 'Flows/Shell/SlowCalls',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Quiet = flow.at('quiet', { name: 'Nothing takes long' });
export const Slow = flow.at('slow', { name: 'It can be tried again', via: ['slow'] });
export const SlowOnce = flow.at('slow', { name: 'It could be done twice', via: ['slowOnce'] });
export const Uploading = flow.at('slow', {
  name: 'Files are sent',
  via: ['upload', 'slowUpload', 'progressed'],
});
export const Uploaded = flow.at('slow', {
  name: 'Files are sent, and the response is missing',
  via: ['upload', 'slowUpload', 'uploaded'],
});

/** The focus cannot leave a dialog, and so the note is part of it. */
export const SlowInDialog = inDialog.at('slow', { name: 'In a dialog', via: ['slow'] });
