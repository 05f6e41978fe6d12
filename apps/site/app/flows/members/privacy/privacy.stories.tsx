import { dataExportMachine } from '@pgm/machines/members/data-export';
import { privacyMachine } from '@pgm/machines/members/privacy';
import { privacyScenario } from '@pgm/machines/members/privacy/testing';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { PrivacyScreen } from './privacy.flow.tsx';
import { sitePrivacyMachine } from './privacy.ts';

/** The page before an export is requested. */
function Screen({ actor }: { actor: ActorRefFrom<typeof privacyMachine> }) {
  return <PrivacyScreen actor={actor} dataExport={useActorRef(dataExportMachine)} />;
}

const flow = flowStories({
  machine: privacyMachine,
  scenario: privacyScenario,
  site: sitePrivacyMachine,
  Screen,
});

export default {
  title: 'Flows/Members/Privacy',
  decorators: [inManagePage('/manage/privacy')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadySettled = flow.at('ready.settled');
export const ReadySaving = flow.at('ready.saving');
export const NotSaved = flow.at('ready.settled', {
  name: 'Consent not saved',
  via: ['fetched', 'agree', 'notSaved'],
});
