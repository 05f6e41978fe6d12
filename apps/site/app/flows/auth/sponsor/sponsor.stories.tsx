import { sponsorMachine, sponsorVerbs, sponsorView } from '@pgm/machines/auth/sponsor';
import { sponsorScenario } from '@pgm/machines/auth/sponsor/testing';
import { SponsorField } from '@pgm/ui/auth/sign-up';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { siteSponsorMachine } from './sponsor.ts';

/** The screen of the sponsor for any state of its actor; on the site it is a part of the sign-up screen. */
function SponsorScreen({ actor }: { actor: ActorRefFrom<typeof sponsorMachine> }) {
  const [sponsor, { changeCode, retry }] = useFlow(actor, sponsorView, sponsorVerbs);
  return <SponsorField sponsor={sponsor} onChange={changeCode} onRetry={retry} />;
}

const flow = flowStories({
  machine: sponsorMachine,
  scenario: sponsorScenario,
  site: siteSponsorMachine,
  Screen: SponsorScreen,
});

export default { title: 'Flows/Auth/Sponsor' };

export const Reading = flow.at('reading', { name: 'Code of a link is read' });
export const Empty = flow.at('empty', {
  name: 'No code',
  equals: { story: 'Reading', because: 'The field is empty until a code is found.' },
});
export const Typing = flow.at('typing');
export const Checking = flow.at('checking');
export const Known = flow.at('known');
export const Unknown = flow.at('unknown');
export const Unreachable = flow.at('unreachable');
