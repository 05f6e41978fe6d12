import { companyFormMachine } from '@pgm/machines/staff/company-form';
import { companyFormScenario } from '@pgm/machines/staff/company-form/testing';
import { companyPublicationMachine } from '@pgm/machines/staff/company-publication';
import { companyPublicationScenario } from '@pgm/machines/staff/company-publication/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CompanyFormScreen } from './company-form.flow.tsx';
import { CompanyPublicationScreen } from './company-publication.flow.tsx';

/** The question above the page of the draft. */
function OnDraft({ actor }: { readonly actor: ActorRefFrom<typeof companyPublicationMachine> }) {
  const form = useScene(
    { machine: companyFormMachine, scenario: companyFormScenario },
    { state: 'open.idle', via: ['edit'] },
  );
  return <CompanyFormScreen actor={form} question={<CompanyPublicationScreen actor={actor} />} />;
}

const flow = flowStories({
  machine: companyPublicationMachine,
  scenario: companyPublicationScenario,
  Screen: OnDraft,
});

export default {
  title: 'Flows/Staff/CompanyPublication',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle');
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
