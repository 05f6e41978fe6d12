import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { formatSizedName } from './sized-name.ts';

export { formatSizedName };

export interface OrderLineProps {
  name: string;
  /** Leave it out for a product without sizes. */
  size?: string | undefined;
  /** The product's own page; leave it out when the line must not link away. */
  href?: string;
  /** Best with an empty `alt`, because the name stands beside it. */
  image: ImageFacts;
  quantity: number;
  /** The price of all units, in rupees. */
  lineTotal: number;
  /** More facts beside the quantity. */
  facts?: ReactNode;
  /** The problem of the line, and the way to fix it. */
  notice?: ReactNode;
}

/** A line of an order: product, quantity and price of all units. It is read-only. */
export function OrderLine({ name, size, href, image, quantity, lineTotal, facts, notice }: OrderLineProps) {
  const i18n = useLanguage();
  const { t, toLang, formatNumber } = i18n;
  const sizedName = formatSizedName(i18n, name, size);
  const nameId = useId();
  return (
    <li
      aria-labelledby={nameId}
      className="grid grid-cols-4 gap-x-4 border-t py-4 first:border-t-0 sm:grid-cols-6"
    >
      <ResponsiveImage
        image={image}
        sizes="7rem"
        className="aspect-square w-full rounded-field bg-backdrop object-contain"
      />
      <div className="col-span-3 grid content-start gap-1 sm:col-span-5">
        <h3 id={nameId} lang={toLang(sizedName)} className="font-semibold wrap-anywhere">
          {href === undefined ? (
            sizedName
          ) : (
            <Link href={href} className="hover:text-leaf hover:underline">
              {sizedName}
            </Link>
          )}
        </h3>
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="flex flex-wrap gap-x-4 text-note text-ink-muted">
            {t('Quantity: {count}', { count: formatNumber(quantity) })}
            {facts}
          </span>
          <Price rupees={lineTotal} className="ms-auto font-bold" />
        </p>
        {notice}
      </div>
    </li>
  );
}
