import { agreementAcceptanceMachine } from '@pgm/machines/members/agreement-acceptance';
import { agreementAcceptanceScenario } from '@pgm/machines/members/agreement-acceptance/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AgreementAcceptanceScreen } from './agreement-acceptance.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteAgreementAcceptanceMachine } from './agreement-acceptance.ts';

/** The question above a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof agreementAcceptanceMachine> }) {
  return (
    <>
      <p className="measure py-10">The page itself.</p>
      <AgreementAcceptanceScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: agreementAcceptanceMachine,
  scenario: agreementAcceptanceScenario,
  site: siteAgreementAcceptanceMachine,
  Screen,
});

export default {
  title: 'Flows/Members/AgreementAcceptance',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Idle = flow.at('idle', { name: 'The page without the question' });
export const Asking = flow.at('asking');
export const Accepting = flow.at('accepting');
export const NotAccepted = flow.at('asking', {
  name: 'Acceptance not saved',
  via: ['ask', 'accept', 'notAccepted'],
});
