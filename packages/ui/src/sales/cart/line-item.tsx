import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ResponsiveImage } from '../../primitives/responsive-image/responsive-image.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { QuantityStepper } from '../../forms/quantity-stepper/quantity-stepper.tsx';
import { formatSizedName } from '../order-line/sized-name.ts';
import type { CartLine, CartLineVerbs } from './cart-line.ts';
import { LineNotices } from './line-notices.tsx';

/** A line of the cart: the product, the quantity and the price of all units. */
export function LineItem({ line, ...verbs }: { line: CartLine } & CartLineVerbs) {
  const i18n = useLanguage();
  const { t, toLang, formatRupees } = i18n;
  const nameId = useId();
  const { lineKey, href, name, size, image, isRemoving } = line;
  const sizedName = formatSizedName(i18n, name, size);
  const { onIncrease, onDecrease, onRemove, onLimit, onMoveToWishlist } = verbs;
  return (
    <li
      aria-labelledby={nameId}
      aria-busy={isRemoving || undefined}
      className="grid grid-cols-4 gap-x-4 gap-y-3 border-t py-5 sm:grid-cols-6"
    >
      {/* The name links to the same page; one tab stop is enough. */}
      <Link href={href} tabIndex={-1} aria-hidden className="sm:row-span-2">
        <ResponsiveImage
          image={image}
          sizes="7rem"
          className="aspect-square w-full rounded-field bg-backdrop object-contain"
        />
      </Link>
      <div className="col-span-3 grid content-start gap-1">
        <h2 id={nameId} lang={toLang(sizedName)} className="font-semibold wrap-anywhere">
          <Link href={href} className="hover:text-leaf hover:underline">
            {sizedName}
          </Link>
        </h2>
        <p className="figures flex flex-wrap gap-x-4 text-note text-ink-muted">
          {t('{price} each', { price: formatRupees(line.price) })}
          <Points points={line.points} />
        </p>
        <LineNotices line={line} describedBy={nameId} onLimit={() => onLimit(lineKey)} />
      </div>
      <div className="col-span-4 flex items-center justify-between sm:col-span-2 sm:flex-col sm:items-end sm:justify-start sm:gap-2">
        <QuantityStepper
          quantity={line.quantity}
          canIncrease={line.canIncrease && !isRemoving}
          canDecrease={!isRemoving}
          isPending={line.isPending}
          onIncrease={() => onIncrease(lineKey)}
          onDecrease={() => onDecrease(lineKey)}
          describedBy={nameId}
        />
        <Price rupees={line.lineTotal} className="text-lead font-bold" />
      </div>
      <p className="col-span-4 -mb-2 -ms-3 flex flex-wrap sm:col-span-5">
        <Button
          variant="quiet"
          size="small"
          className="min-h-11"
          busy={isRemoving}
          aria-describedby={nameId}
          onClick={() => onRemove(lineKey)}
        >
          {t('Remove')}
        </Button>
        {onMoveToWishlist !== undefined && (
          <Button
            variant="quiet"
            size="small"
            className="min-h-11"
            aria-disabled={isRemoving}
            aria-describedby={nameId}
            onClick={() => onMoveToWishlist(lineKey)}
          >
            {t('Move to wishlist')}
          </Button>
        )}
      </p>
    </li>
  );
}
