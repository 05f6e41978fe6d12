import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { FactsPanel } from '../../primitives/facts-panel/facts-panel.tsx';
import { LabelPanel } from '../label-panel/label-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import { BundleContents, type BundleContentsProps } from './bundle-contents.tsx';
import { ProductHeading, type ProductHeadingProps } from './product-heading.tsx';
import { ProductOffer, type ProductOfferProps } from './product-offer.tsx';
import { PurchaseTerms, type PurchaseTermsProps } from './purchase-terms.tsx';

/** Details of one kind, for example the ingredients or how to wear it. */
interface DetailPanel {
  title: string;
  rows: readonly { label: string; value: string }[];
}

export interface ProductDetailsProps
  extends
    ProductOfferProps,
    Pick<ProductHeadingProps, 'name' | 'brand' | 'brandHref' | 'category' | 'rating'> {
  breadcrumbs: readonly Crumb[];
  description: string;
  images: readonly ImageFacts[];
  /** Shows an image large, above the page; called with its index. */
  onEnlarge?: (at: number) => void;
  /** Why an image could not be enlarged, in English. */
  imageAlert?: string | undefined;
  /** What is in a bundle. Default: it is none. */
  contents?: BundleContentsProps['contents'] | undefined;
  details: readonly DetailPanel[];
  related: readonly ProductCardProps[];
  /** The products that go well with it, chosen by staff. Default: none. */
  companions?: readonly ProductCardProps[];
  /** The choice of a size. */
  sizeField?: ReactNode;
  /** The choice of how many pieces are added to the cart. */
  quantityField?: ReactNode;
  /** How many pieces are chosen. Default 1. */
  quantity?: number;
  /** Delivery, payment and return. Default: none of it is shown. */
  terms?: PurchaseTermsProps;
  /** Says by when it can be delivered to a PIN code. Default: nothing does. */
  delivery?: ReactNode;
  /** Adds the product to the cart. On a phone it stays above the bottom bar until its own position is in view. */
  buy?: ReactNode;
  /** Shares the address of this page. */
  share?: ReactNode;
  /** The reviews, below their heading. Default: neither. */
  reviews?: ReactNode;
  /** The questions of members with their replies, below their heading. Default: neither. */
  questions?: ReactNode;
  /** The products that were seen before, below all others. */
  seen?: ReactNode;
}

/** The end of the address that leads to the form of a review. */
const WRITE_REVIEW = 'write-review';

/** A product's page: its images, its price and points, its ingredients, and related content. */
export function ProductDetails(product: ProductDetailsProps) {
  const { t, toLang } = useLanguage();
  const { name, brand, brandHref, category, rating } = product;
  const {
    breadcrumbs,
    images,
    description,
    details,
    label,
    related,
    companions = [],
    contents = [],
    price,
    buy,
    quantity = 1,
  } = product;
  return (
    <div className="measure grid grid-cols-1 gap-12 pb-16 pt-4">
      {/* On a phone the name stands above the image, on the first screen; a wider page has the image beside both. */}
      <article className="rows-auto flex flex-col grid-cols-2 gap-x-12 gap-y-6 md:grid">
        <Breadcrumbs crumbs={breadcrumbs} className="col-span-2" />
        <ProductHeading {...{ name, brand, brandHref, category, rating }} className="col-start-2" />
        <ProductGallery
          images={images}
          onEnlarge={product.onEnlarge}
          alert={product.imageAlert}
          className="row-span-2 row-start-2"
        />
        <div className="contents content-start gap-6 md:grid">
          <ProductOffer {...product} />
          {product.sizeField}
          {product.quantityField}
          {buy !== undefined && (
            <div className="pb-safe sticky bottom-14 z-20 -mx-4 border-t bg-paper px-4 md:static md:mx-0 md:border-0 md:p-0 print:hidden">
              <div className="flex flex-wrap items-center gap-4 py-3 md:py-0">
                {/* The price of one piece already stands above; the bar shows that of the chosen pieces. */}
                <Price
                  rupees={price * quantity}
                  isLowest={product.isLowestPrice}
                  aria-hidden
                  className="min-w-24 text-lead font-bold md:hidden"
                />
                <div className="flex-1">{buy}</div>
              </div>
            </div>
          )}
          <div className="grid gap-6">
            {product.terms && <PurchaseTerms {...product.terms} />}
            {product.delivery}
            <p lang={toLang(description)} className="max-w-prose whitespace-pre-line">
              {description}
            </p>
            {contents.length > 0 && <BundleContents contents={contents} />}
            {product.share}
            {details.map(({ title, rows }) => (
              <FactsPanel
                key={title}
                title={title}
                rows={rows.map((row) => ({
                  ...row,
                  value: <span lang={toLang(row.value)}>{row.value}</span>,
                }))}
              />
            ))}
            {label !== undefined && <LabelPanel label={label} />}
          </div>
        </div>
      </article>
      {product.reviews !== undefined && (
        <section id={WRITE_REVIEW} aria-labelledby="reviews">
          <SectionHeading id="reviews">{t('Reviews')}</SectionHeading>
          {product.reviews}
        </section>
      )}
      {product.questions !== undefined && (
        <section aria-labelledby="questions">
          <SectionHeading id="questions">{t('Questions and answers')}</SectionHeading>
          {product.questions}
        </section>
      )}
      {companions.length > 0 && (
        <section aria-labelledby="companions">
          <SectionHeading id="companions">{t('Goes well with')}</SectionHeading>
          <ProductGrid products={companions} />
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <SectionHeading id="related">{t('You may also like')}</SectionHeading>
          <ProductGrid products={related} />
        </section>
      )}
      {product.seen}
    </div>
  );
}
