import { recentlySeenMachine } from '@pgm/machines/catalogue/recently-seen';
import { recentlySeenScenario } from '@pgm/machines/catalogue/recently-seen/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { CardOffer } from '../../sales/product-offer/card-offer.tsx';
import { RecentlySeenScreen, siteRecentlySeenMachine } from './recently-seen.flow.tsx';

/** The list below the other parts of a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof recentlySeenMachine> }) {
  return (
    <>
      <p className="py-10">The page itself.</p>
      <RecentlySeenScreen actor={actor} Offer={CardOffer} />
    </>
  );
}

const flow = flowStories({
  machine: recentlySeenMachine,
  scenario: recentlySeenScenario,
  site: siteRecentlySeenMachine('honey'),
  Screen,
});

export default { title: 'Flows/Catalogue/RecentlySeen', decorators: [inPage] };

const NOTHING = 'No visitor asked for the list, so that nothing stands in its place.';

export const Reading = flow.at('reading', { name: 'Being read' });
export const Fetching = flow.at('fetching', {
  via: ['read'],
  equals: { story: 'Reading', because: NOTHING },
});
export const Settled = flow.at('settled', { name: 'Seen recently', via: ['read', 'fetched'] });
export const NotFetched = flow.at('settled', {
  via: ['read', 'notFetched'],
  equals: { story: 'Reading', because: NOTHING },
});
export const Clearing = flow.at('clearing', {
  via: ['read', 'fetched', 'clear'],
  equals: { story: 'Reading', because: 'The list is gone at once.' },
});
