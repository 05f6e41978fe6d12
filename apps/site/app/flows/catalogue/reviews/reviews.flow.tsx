import { type ProductInFull, REVIEW_SORTS, type Result, type Review, ok } from '@pgm/api/contract';
import { reviewsMachine, reviewsVerbs, reviewsView } from '@pgm/machines/catalogue/reviews';
import type { Page, PageQuery } from '@pgm/machines/kit';
import { withPorts } from '@pgm/machines/kit';
import { ReviewRule } from '@pgm/ui/catalogue/review-rule';
import { Reviews } from '@pgm/ui/catalogue/reviews';
import { useActorRef } from '@xstate/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { browserClient } from '#app/kit/browser-client.ts';
import { toImage } from '#app/kit/catalogue-product.ts';
import { DevanagariFace } from '#app/kit/devanagari-face.tsx';
import { LightboxStyles } from '#app/kit/lightbox-styles.tsx';
import { useFlow } from '#app/kit/use-flow.ts';
import { useHasSession } from '#app/kit/account-code.ts';

/** What only members need. */
const OwnReview = lazyComponent(() => import('./own-review.flow.tsx'));

/** How many reviews come at once. */
const PAGE_SIZE = 10;

/** What the part shows of its product. */
type ReviewedProduct = Pick<ProductInFull, 'id' | 'rating' | 'starCounts'>;

/** The machine with the site's implementations. */
export function siteReviewsMachine(productId: string) {
  return withPorts(reviewsMachine)({
    actors: {
      fetchPage: fromPromise<Result<Page<Review>>, PageQuery<undefined>>(
        async ({ input: { page, sort }, signal }) => {
          const order = REVIEW_SORTS.find((name) => name === sort);
          const query = { page, limit: PAGE_SIZE, ...(order && { sort: order }) };
          const found = await (await browserClient()).reviews.list(productId, query, signal);
          if (!found.ok) return found;
          return ok({ items: found.value.data, pageCount: found.value.pagination?.pages ?? 1 });
        },
      ),
    },
  });
}

/** The reviews of a product, and the own one. */
export default function ReviewsFlow({ product }: { product: ReviewedProduct }) {
  const [machine] = useState(() => siteReviewsMachine(product.id));
  const actor = useActorRef(machine);
  const isMember = useHasSession();
  const { revalidate } = useRevalidator();
  const readAgain = () => {
    reviewsVerbs(actor.send).readAgain();
    // The average stands in the product.
    void revalidate();
  };
  return (
    <ReviewsScreen
      actor={actor}
      product={product}
      own={
        isMember ? (
          <Suspense>
            <OwnReview productId={product.id} onChange={readAgain} />
          </Suspense>
        ) : (
          <ReviewRule />
        )
      }
    />
  );
}

interface ReviewsScreenProps {
  readonly actor: ActorRefFrom<typeof reviewsMachine>;
  readonly product: ReviewedProduct;
  readonly own?: ReactNode;
}

/** The list for any state of its actor. */
export function ReviewsScreen({ actor, product, own }: ReviewsScreenProps) {
  const [view, { sort, showMore, retry }] = useFlow(actor, reviewsView, reviewsVerbs);
  const hasPhotos = view.reviews.some(({ photos }) => photos.length > 0);
  return (
    <>
      <DevanagariFace texts={view.reviews.map(({ text }) => text)} />
      <Reviews
        {...view}
        reviews={view.reviews.map(({ photos, ...review }) => ({
          ...review,
          photos: photos.map((url) => toImage(url, '', true)),
        }))}
        rating={product.rating}
        starCounts={product.starCounts ?? []}
        own={own}
        onSort={sort}
        onMore={showMore}
        onRetry={retry}
      />
      {hasPhotos && <LightboxStyles />}
    </>
  );
}
