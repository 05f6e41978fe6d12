import { dataExportMachine } from '@pgm/machines/members/data-export';
import { dataExportScenario } from '@pgm/machines/members/data-export/testing';
import { privacyMachine } from '@pgm/machines/members/privacy';
import { samplePrivacy } from '@pgm/machines/members/privacy/testing';
import { type Privacy, type Result, ok } from '@pgm/api/contract';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { PrivacyScreen } from './privacy.flow.tsx';
import { siteDataExportMachine } from './privacy.ts';

const loaded = privacyMachine.provide({
  actors: { fetchPrivacy: fromPromise<Result<Privacy>>(async () => ok(samplePrivacy)) },
});

function Screen({ actor }: { actor: ActorRefFrom<typeof dataExportMachine> }) {
  return <PrivacyScreen actor={useActorRef(loaded)} dataExport={actor} />;
}

const flow = flowStories({
  machine: dataExportMachine,
  scenario: dataExportScenario,
  site: siteDataExportMachine,
  Screen,
});

export default {
  title: 'Flows/Members/DataExport',
  decorators: [inManagePage('/manage/privacy')],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle');
export const Fetching = flow.at('fetching');
export const Failed = flow.at('failed');
