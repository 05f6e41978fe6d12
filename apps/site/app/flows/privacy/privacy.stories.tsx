import { dataExportMachine } from '@pgm/machines/data-export';
import { privacyMachine, privacyWalk } from '@pgm/machines/privacy';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { PrivacyScreen } from './privacy.flow.tsx';

/** Nobody has asked for an export yet. */
function Screen({ actor }: { actor: ActorRefFrom<typeof privacyMachine> }) {
  return <PrivacyScreen actor={actor} dataExport={useActorRef(dataExportMachine)} />;
}

const flow = flowStories({ machine: privacyMachine, walk: privacyWalk, Screen });

export default { title: 'Flows/Privacy' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadySettled = flow.at('ready.settled');
export const ReadySaving = flow.at('ready.saving');
