import { type Product, type ShownContent, hasDearerSizes, inSize } from '@pgm/api/contract';
import { ProductDetails, type ProductDetailsProps } from '@pgm/ui/catalogue/product-details';
import { Suspense, useEffect, useState } from 'react';
import type { ImagePress } from '#app/flows/catalogue/image-zoom/image-zoom.flow.tsx';
import { ProductBuy } from '#app/flows/sales/product-offer/product-buy.tsx';
import { PinDeliveryOffer } from '#app/flows/members/pin-delivery/pin-delivery-offer.tsx';
import { useQuantity } from '#app/flows/sales/cart/use-quantity.tsx';
import { useSizeChoice } from '#app/flows/sales/cart/use-size-choice.tsx';
import { ShareOffer } from '#app/flows/members/share/share-offer.tsx';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { useIsNear } from '#app/hydration/use-is-near.ts';
import { brandHref } from '#app/kit/brand-href.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { clientContext } from '#app/kit/request-context.ts';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { useProductCards } from '#app/kit/use-product-cards.tsx';
import { CardOffer } from '#app/flows/sales/product-offer/card-offer.tsx';
import { NotLoaded } from '#app/kit/not-loaded.tsx';
import { productThing } from '#app/structured-data/product.ts';
import { productImage, productPreview } from '#app/structured-data/product-preview.ts';
import type { Route } from './+types/product.ts';

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { loadProduct } = await importLoader();
  return loadProduct(context.get(clientContext), request.signal, params.id);
};

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => {
  const [{ loadProduct }, client] = await Promise.all([importLoader(), browserClient()]);
  return loadProduct(client, request.signal, params.id);
};

/** Other products get their buttons when they are seen: until then, the page has one 'Add to cart', its own. */
const COMPANIONS = { id: 'companions', margin: '0px' };
const RELATED = { id: 'related', margin: '0px' };

/** Says who gets points, and when. */
const POINTS_EXPLAINED = '/business/businessoportunity#points';

/** The products that were seen before, below the others; their code is loaded when the visitor comes near those. */
const NEAR_RELATED = { id: RELATED.id };
/** The reviews: their code is loaded when the visitor comes near their heading. */
const NEAR_REVIEWS = { id: 'reviews' };
const Reviews = lazyComponent(() => import('#app/flows/catalogue/reviews/reviews.flow.tsx'), NotLoaded);
/** The questions about the product: likewise. */
const NEAR_QUESTIONS = { id: 'questions' };
const ProductQuestions = lazyComponent(
  () => import('#app/flows/catalogue/product-questions/product-questions.flow.tsx'),
  NotLoaded,
);
/** Loaded with the first press on an image. */
const importZoom = () => import('#app/flows/catalogue/image-zoom/image-zoom.flow.tsx');
const ImageZoom = lazyComponent(importZoom);
const RecentlySeen = lazyComponent(() => import('#app/flows/catalogue/recently-seen/recently-seen.flow.tsx'));

/** The first page comes with its data: what asks for more of it is loaded with the first navigation. */
const importLoader = () => import('#app/kit/load-product.ts');

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product } = loaderData;
  return pageMeta(
    {
      title: product.name,
      description: product.description,
      path: productHref(product),
      type: 'product',
      crumbs: crumbsTo(product),
      image: productImage(product),
      more: productPreview(product),
      things: [(visit) => productThing(product, visit, matches[0].loaderData?.terms)],
    },
    matches[0].loaderData,
  );
};

const toShownContent = ({ productId, size, name, quantity, isOnShow }: ShownContent) => ({
  key: `${productId} ${size}`,
  name,
  size,
  quantity,
  href: isOnShow ? productHref({ id: productId }) : undefined,
});

const crumbsTo = ({
  name,
  categoryName,
  categoryUniqueName,
  subCategory,
  shownSubCategory = subCategory,
}: Product) => [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: '/products/' },
  { label: categoryName, href: `/products/${categoryUniqueName}` },
  ...(subCategory === undefined || shownSubCategory === undefined
    ? []
    : [
        {
          label: shownSubCategory,
          href: `/products/${categoryUniqueName}?${new URLSearchParams({ sub: subCategory })}`,
        },
      ]),
  { label: name },
];

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  const { delivery, returnDays } = matches[0].loaderData.terms;
  const terms = { delivery: delivery.STANDARD, returnDays, returnHref: '/cancelrefund' };
  return <ProductPage key={loaderData.product.id} {...loaderData} terms={terms} />;
}

type ProductPageProps = Route.ComponentProps['loaderData'] & Required<Pick<ProductDetailsProps, 'terms'>>;

/** The page of one product: what was seen, chosen or pressed on it does not count for the next product. */
function ProductPage({ product, details, label, sizeLabels, companions, related, terms }: ProductPageProps) {
  const { left, size, sizeField, withSize } = useSizeChoice(product);
  const shown = inSize(product, size);
  const { quantityField, ...choice } = useQuantity(left);
  const companionCards = useProductCards(companions, CardOffer, COMPANIONS);
  const cards = useProductCards(related, CardOffer, RELATED);
  const [press, setPress] = useState<ImagePress>();
  const [isZoomLost, setZoomLost] = useState(false);
  const images = product.images.map(({ url, alt }) => toImage(url, alt, true));
  const enlarge = async (at: number) => {
    const isLoaded = await importZoom().then(Boolean, () => false);
    setZoomLost(!isLoaded);
    if (isLoaded) setPress({ at });
  };
  const isNearReviews = useIsNear(NEAR_REVIEWS);
  const isNearQuestions = useIsNear(NEAR_QUESTIONS);
  const isNearSeen = useIsNear(NEAR_RELATED);
  useEffect(() => {
    // If it cannot be stored or counted, it is missing in a list that no visitor asked for.
    import('#app/kit/device/seen-times.ts')
      .then(({ noteSeen }) => noteSeen(product.id))
      .catch(() => undefined);
    import('#app/kit/note-interest.ts')
      .then(({ noteInterest }) => noteInterest({ kind: 'view', productId: product.id }))
      .catch(() => undefined);
  }, [product.id]);
  return (
    <>
      <ProductDetails
        name={product.name}
        brand={product.brandName}
        brandHref={product.brandSlug && brandHref(product.brandSlug)}
        category={product.categoryName}
        breadcrumbs={crumbsTo(product)}
        price={shown.price}
        isLowestPrice={size === undefined && hasDearerSizes(product)}
        sale={product.sale}
        points={shown.points}
        // It can name the points, and then they are those of the product.
        pointDescription={shown.points === product.points ? product.pointDescription : ''}
        pointsHref={POINTS_EXPLAINED}
        description={product.description}
        stock={product.stock}
        images={images}
        onEnlarge={(at) => void enlarge(at)}
        imageAlert={isZoomLost ? 'You seem to be offline. Check your connection and try again.' : undefined}
        rating={product.rating}
        contents={product.contents?.map(toShownContent)}
        details={details}
        label={(size !== undefined && Object.hasOwn(sizeLabels, size) && sizeLabels[size]) || label}
        companions={companionCards}
        related={cards}
        sizeField={sizeField}
        quantityField={quantityField}
        quantity={choice.quantity}
        terms={terms}
        delivery={<PinDeliveryOffer />}
        buy={<ProductBuy product={product} withSize={withSize} choice={choice} />}
        share={<ShareOffer />}
        reviews={
          isNearReviews && (
            <Suspense>
              <Reviews product={product} />
            </Suspense>
          )
        }
        questions={
          isNearQuestions && (
            <Suspense>
              <ProductQuestions productId={product.id} />
            </Suspense>
          )
        }
        seen={
          isNearSeen && (
            <Suspense>
              <RecentlySeen productId={product.id} Offer={CardOffer} />
            </Suspense>
          )
        }
      />
      {press && (
        <Suspense>
          <ImageZoom images={images} press={press} />
        </Suspense>
      )}
    </>
  );
}
