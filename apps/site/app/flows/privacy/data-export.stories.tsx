import { dataExportMachine, dataExportWalk } from '@pgm/machines/data-export';
import { privacyMachine, samplePrivacy } from '@pgm/machines/privacy';
import { type Privacy, type Result, ok } from '@pgm/api/contract';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { PrivacyScreen } from './privacy.flow.tsx';

const loaded = privacyMachine.provide({
  actors: { fetchPrivacy: fromPromise<Result<Privacy>>(async () => ok(samplePrivacy)) },
});

function Screen({ actor }: { actor: ActorRefFrom<typeof dataExportMachine> }) {
  return <PrivacyScreen actor={useActorRef(loaded)} dataExport={actor} />;
}

const flow = flowStories({ machine: dataExportMachine, walk: dataExportWalk, Screen });

export default { title: 'Flows/Data export' };

export const Idle = flow.at('idle');
export const Fetching = flow.at('fetching');
export const Failed = flow.at('failed');
