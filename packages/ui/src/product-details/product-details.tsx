import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/index.ts';
import { FactsPanel, type Fact } from '../facts-panel/index.ts';
import { LabelPanel, type LabelFactsShown } from '../label-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import type { PictureImage } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import type { ProductCardProps } from '../product-card/index.ts';
import { ProductGallery } from '../product-gallery/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import type { StockFacts } from '../stock/index.ts';
import { ProductOffer } from './product-offer.tsx';

/** Details of one kind, for example what is in it or how it is worn. */
export interface DetailPanel {
  title: string;
  rows: readonly Fact[];
}

export interface ProductDetailsProps {
  name: string;
  brand: string;
  category: string;
  breadcrumbs: readonly Crumb[];
  /** In rupees, taxes included. */
  price: number;
  /** Points one unit brings. */
  points: number;
  /** What the points are for; may be empty. */
  pointDescription: string;
  description: string;
  stock: StockFacts;
  images: readonly PictureImage[];
  details: readonly DetailPanel[];
  /** What the pack has to say by law. */
  label?: LabelFactsShown | undefined;
  related: readonly ProductCardProps[];
  /** Puts the product into the cart. On a phone it waits above the bottom bar until its place comes into view. */
  buy?: ReactNode;
  /** Gives the address of this page away. */
  share?: ReactNode;
}

/** What products say of themselves is in one language, whatever the page's: a voice has to know which. */
const CATALOGUE_LANGUAGE = 'en';

/** A product's page: its pictures, what it costs and brings, what is in it, and what stands beside it. */
export function ProductDetails(product: ProductDetailsProps) {
  const { t } = useLanguage();
  const { breadcrumbs, images, description, details, label, related, price, buy } = product;
  return (
    <div className="measure grid grid-cols-1 gap-12 pb-16 pt-4">
      <article className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-2">
        <Breadcrumbs crumbs={breadcrumbs} className="lg:col-span-2" />
        <ProductGallery images={images} />
        <div className="contents lg:grid lg:content-start lg:gap-6">
          <ProductOffer {...product} />
          {buy !== undefined && (
            <div
              data-buy-bar
              className="pb-safe sticky bottom-14 z-20 -mx-4 border-t bg-paper px-4 md:static md:mx-0 md:border-0 md:p-0"
            >
              <div className="flex flex-wrap items-center gap-4 py-3 md:py-0">
                {/* Said above already; seen here while that is still below the screen. */}
                <Price rupees={price} aria-hidden className="min-w-24 text-lead font-bold md:hidden" />
                <div className="flex-1">{buy}</div>
              </div>
            </div>
          )}
          <div className="grid gap-6">
            <p lang={CATALOGUE_LANGUAGE} className="max-w-prose whitespace-pre-line">
              {description}
            </p>
            {product.share}
            {details.map(({ title, rows }) => (
              <FactsPanel
                key={title}
                title={title}
                rows={rows.map((row) => ({
                  ...row,
                  value: <span lang={CATALOGUE_LANGUAGE}>{row.value}</span>,
                }))}
              />
            ))}
            {label !== undefined && <LabelPanel label={label} />}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <SectionHeading id="related">{t('More from this shelf')}</SectionHeading>
          <ProductGrid products={related} />
        </section>
      )}
    </div>
  );
}
