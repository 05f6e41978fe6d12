import { fileOpeningMachine } from '@pgm/machines/staff/file-opening';
import { fileOpeningScenario } from '@pgm/machines/staff/file-opening/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { FileButtonScreen, siteFileOpeningMachine } from './file-opening.flow.tsx';

function Screen({ actor }: { actor: ActorRefFrom<typeof fileOpeningMachine> }) {
  return <FileButtonScreen label="Export as CSV" file={{ type: 'csv', kind: 'products' }} actor={actor} />;
}

const flow = flowStories({
  machine: fileOpeningMachine,
  scenario: fileOpeningScenario,
  site: siteFileOpeningMachine,
  Screen,
});

export default { title: 'Flows/Staff/FileOpening' };

export const Idle = flow.at('idle');
export const Opening = flow.at('opening');
export const NotOpened = flow.at('idle', { name: 'File not read', via: ['open', 'rejected'] });
