import { reviewsMachine } from '@pgm/machines/catalogue/reviews';
import { reviewsScenario } from '@pgm/machines/catalogue/reviews/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ReviewsScreen, siteReviewsMachine } from './reviews.flow.tsx';

const PRODUCT = { id: 'honey', rating: { average: 4.5, count: 4 }, starCounts: [0, 0, 0, 2, 2] };
const UNRATED = { id: 'honey' };

const rated = flowStories({
  machine: reviewsMachine,
  scenario: reviewsScenario,
  site: siteReviewsMachine('honey'),
  Screen: ({ actor }: { actor: ActorRefFrom<typeof reviewsMachine> }) => (
    <ReviewsScreen actor={actor} product={PRODUCT} />
  ),
});
const unrated = flowStories({
  machine: reviewsMachine,
  scenario: reviewsScenario,
  site: siteReviewsMachine('honey'),
  Screen: ({ actor }: { actor: ActorRefFrom<typeof reviewsMachine> }) => (
    <ReviewsScreen actor={actor} product={UNRATED} />
  ),
});

export default { title: 'Flows/Catalogue/Reviews', decorators: [inPage] };

export const Loading = rated.at('loading');
export const Ready = rated.at('ready', { via: ['fetched'] });
export const LastPage = rated.at('ready', { via: ['fetchedLast'] });
export const LowestFirst = rated.at('ready', { via: ['fetchedLast', 'lowestFirst', 'fetchedLowest'] });
export const LoadingMore = rated.at('loading', { via: ['fetched', 'more'] });
export const Empty = unrated.at('ready', { via: ['fetchedNone'] });
export const Failed = rated.at('failed');
export const MoreFailed = rated.at('failed', { via: ['fetched', 'more', 'notFetched'] });
