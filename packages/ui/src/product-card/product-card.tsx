import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Picture, type PictureImage } from '../picture/index.ts';
import { Points } from '../points/index.ts';
import { Price } from '../price/index.ts';
import { Stock, type StockFacts } from '../stock/index.ts';

export interface ProductCardProps {
  /** The product's own page. */
  href: string;
  name: string;
  brandName: string;
  /** In rupees, taxes included. */
  price: number;
  /** Points one unit brings. */
  points: number;
  stock: StockFacts;
  /** Best with an empty `alt`: the name stands right below. */
  image: PictureImage;
  /** Among the first pictures on the screen. Default false. */
  priority?: boolean;
  /** Where the card stands in the page's outline. Default 3. */
  headingLevel?: 2 | 3;
  /** One small button, such as a heart; stands over the corner of the picture, beside the link and not in it. */
  action?: ReactNode;
}

/** How wide a card's picture is: two in a row on a phone, and never wider than this elsewhere. Short: every card says it. */
const sizes = '(min-width:40rem) 17rem,44vw';

/** A product on a shelf: one link to its page that says everything needed to choose. Its look is in product-card.css. */
export function ProductCard(product: ProductCardProps) {
  const { href, name, brandName, price, points, stock, image, priority = false, headingLevel = 3 } = product;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <>
      <Link href={href} className="product-card">
        <Picture image={image} sizes={sizes} priority={priority} />
        <p>{brandName}</p>
        <Heading>{name}</Heading>
        <div>
          <Price rupees={price} />
          <Points points={points} />
        </div>
        <Stock stock={stock} />
      </Link>
      {product.action}
    </>
  );
}
