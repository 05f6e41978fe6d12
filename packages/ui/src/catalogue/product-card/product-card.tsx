import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { FoundLine, FoundText, type TextMatch } from '../found-text/found-text.tsx';
import { MaximumPrice, type SaleFacts } from '../maximum-price/maximum-price.tsx';
import type { RatingFacts } from '../stars/format-rating.ts';
import { ShortRating } from '../stars/stars.tsx';
import { Stock, type StockFacts } from '../stock/stock.tsx';

export interface ProductCardProps {
  /** The product's own page. */
  href: string;
  name: string;
  brandName: string;
  /** In rupees, taxes included. */
  price: number;
  /** Some of its sizes cost more. Default false. */
  hasDearerSizes?: boolean | undefined;
  /** The sale in which it costs that. Default: none. */
  sale?: SaleFacts | undefined;
  /** The points for one unit. */
  points: number;
  stock: StockFacts;
  /** What its reviews say. Default: it has none. */
  rating?: RatingFacts | undefined;
  /** Best with an empty `alt`, because the name stands right below. */
  image: ImageFacts;
  /** The image is among the first ones on the screen. Default false. */
  priority?: boolean;
  /** The image is the first one of the page. Default false. */
  isPreloaded?: boolean;
  /** The level of the card's heading. Default 3. */
  headingLevel?: 2 | 3;
  /** Why a search finds the product. Default: not said. */
  match?: TextMatch | undefined;
  /** The `CardActions` of the product: beside the link and not inside it. Default: nothing; their room stays empty. */
  actions?: ReactNode;
}

/**
 * The width of a card's image: two in a row on a phone, and never wider than this elsewhere. It is short because
 * every card repeats it.
 */
const sizes = '(min-width:40rem) 17rem,44vw';

/**
 * A product in a list: one link to its page with the facts needed to choose it. Its styles are in
 * product-card.css.
 */
export function ProductCard(product: ProductCardProps) {
  const {
    href,
    name,
    brandName,
    price,
    hasDearerSizes,
    sale,
    points,
    stock,
    image,
    rating,
    match,
    priority = false,
    isPreloaded = false,
    headingLevel = 3,
  } = product;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <>
      <Link href={href} className="product-card">
        <ResponsiveImage image={image} sizes={sizes} priority={priority} isPreloaded={isPreloaded} />
        <p>
          {rating && (
            <>
              <ShortRating rating={rating} /> ·{' '}
            </>
          )}
          <FoundText match={match} field="brand" text={brandName} />
        </p>
        <Heading>
          <FoundText match={match} field="name" text={name} />
        </Heading>
        <FoundLine match={match} shown={['name', 'brand']} />
        <div>
          {sale === undefined ? (
            <Price rupees={price} isLowest={hasDearerSizes} />
          ) : (
            <span>
              <Price rupees={price} />
              <MaximumPrice sale={sale} />
            </span>
          )}
          <Points points={points} />
        </div>
        <Stock stock={stock} />
      </Link>
      {product.actions}
    </>
  );
}
