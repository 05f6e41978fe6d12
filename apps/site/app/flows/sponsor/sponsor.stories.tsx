import { sponsorMachine, sponsorVerbs, sponsorView, sponsorWalk } from '@pgm/machines/sponsor';
import { SponsorLine } from '@pgm/ui/sign-up';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';

/** The sponsor in whatever state its actor is; on the site it is a part of the sign-up screen. */
function SponsorScreen({ actor }: { actor: ActorRefFrom<typeof sponsorMachine> }) {
  const sponsor = sponsorView(useSelector(actor, (snapshot) => snapshot));
  return sponsor && <SponsorLine sponsor={sponsor} onRemove={sponsorVerbs(actor.send).remove} />;
}

const flow = flowStories({ machine: sponsorMachine, walk: sponsorWalk, Screen: SponsorScreen });

export default { title: 'Flows/Sponsor' };

export const Reading = flow.at('reading');
export const None = flow.at('none');
export const Checking = flow.at('checking');
export const Known = flow.at('known');
export const Unknown = flow.at('unknown');
export const Unreachable = flow.at('unreachable');
export const Removing = flow.at('removing');
