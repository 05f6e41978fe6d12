import { connectionMachine } from '@pgm/machines/shell/connection';
import { connectionScenario } from '@pgm/machines/shell/connection/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ConnectionScreen } from './connection.flow.tsx';
import type { ActorRefFrom } from 'xstate';

/** The note above a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof connectionMachine> }) {
  return (
    <>
      <p className="measure py-10">The page itself.</p>
      <ConnectionScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: connectionMachine,
  scenario: connectionScenario,
  Screen,
});

export default {
  title: 'Flows/Shell/Connection',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Online = flow.at('network.online', { name: 'The page, online' });
export const Sending = flow.at('leads.sending', {
  equals: { story: 'Online', because: 'Leads are sent without a sign on the page.' },
});
export const SomeLeft = flow.at('leads.waiting', {
  equals: { story: 'Online', because: 'Leads are sent without a sign on the page.' },
});
export const NothingLeft = flow.at('leads.quiet', {
  via: ['nothingWaits'],
  equals: { story: 'Online', because: 'Leads are sent without a sign on the page.' },
});
export const Offline = flow.at('network.offline.waiting', { name: 'Offline' });
export const Probing = flow.at('network.offline.probing', {
  equals: { story: 'Offline', because: 'The note stays while the connection is tried.' },
});
export const Back = flow.at('network.back', { name: 'Back online' });
