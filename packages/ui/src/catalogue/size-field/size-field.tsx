import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';

/** A size that can be chosen. */
export interface SizeFacts {
  name: string;
  isSoldOut: boolean;
  /** In rupees. Default: all sizes cost the same. */
  price?: number | undefined;
}

export interface SizeFieldProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** In their order. */
  sizes: readonly SizeFacts[];
  /** A size must be chosen first. Default false. */
  isMissing?: boolean;
}

/** The choice of a product's size. The browser holds the choice, so that one before hydration counts too. */
export function SizeField({ sizes, isMissing = false, className, ...props }: SizeFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <fieldset
      {...props}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? id : undefined}
      className={cx('grid gap-2', className)}
    >
      <legend className="mb-1.5 font-medium">{t('Size')}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ name, isSoldOut, price }) => (
          <label
            key={name}
            className="flex min-h-11 items-center gap-2 rounded-card border border-line-strong bg-surface px-4"
          >
            <input
              type="radio"
              name="size"
              value={name}
              disabled={isSoldOut}
              className="size-5 shrink-0 accent-leaf"
            />
            <span lang="en">{name}</span>
            {price !== undefined && <Price rupees={price} className="text-note text-ink-muted" />}
            {isSoldOut && <span className="text-note text-ink-muted">{t('Sold out')}</span>}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={id} className="font-medium text-danger">
          {t('Choose a size')}
        </p>
      )}
    </fieldset>
  );
}
