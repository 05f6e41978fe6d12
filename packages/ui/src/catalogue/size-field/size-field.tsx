import { type ComponentProps, useId } from 'react';
import { describedBy, FieldError } from '../../forms/field/field.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface SizeFieldProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** In their order. */
  sizes: readonly { name: string; isSoldOut: boolean }[];
  /** English. */
  error?: string | undefined;
}

/** The choice of a product's size. The browser holds the choice, so that one before hydration counts too. */
export function SizeField({ sizes, error, className, ...props }: SizeFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <fieldset
      {...props}
      {...describedBy(id, { label: 'Size', error })}
      className={classNames('grid gap-2', className)}
    >
      <legend className="mb-1.5 font-medium">{t('Size')}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ name, isSoldOut }) => (
          <label
            key={name}
            className="flex min-h-11 items-center gap-2 rounded-field border border-line-strong bg-raised px-3 has-checked:border-leaf has-checked:bg-leaf-soft"
          >
            <input
              type="radio"
              name="size"
              value={name}
              disabled={isSoldOut}
              className="size-5 shrink-0 accent-leaf"
            />
            <span lang="en">{name}</span>
            {isSoldOut && <span className="text-note text-ink-muted">{t('Sold out')}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
