import { useId } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { formatSizedName } from '../../sales/order-line/sized-name.ts';
import { ImageLine } from './image-line.tsx';

export interface PackingFieldsProps {
  lines: readonly {
    /** Identifies the line: each size of a product has its own. */
    lineKey: string;
    name: string;
    /** Leave it out for a product without sizes. */
    size?: string | undefined;
    /** With an empty `alt`, because the name stands beside it. */
    image: ImageFacts;
    /** How many pieces are to be packed. */
    quantity: number;
    found: number;
  }[];
  /** In English. */
  error?: string | undefined;
  onChange: (lineKey: string, found: number) => void;
}

/** What a packer ticks: each line of an order with image, size and quantity, and how many pieces were found. */
export function PackingFields({ lines, error, onChange }: PackingFieldsProps) {
  const i18n = useLanguage();
  const { t, formatNumber } = i18n;
  const id = useId();
  return (
    <fieldset className="grid gap-4" aria-describedby={error === undefined ? undefined : `${id}error`}>
      <legend className="mb-3 font-semibold">{t('Found pieces')}</legend>
      {lines.map(({ lineKey, name, size, image, quantity, found }) => (
        <ImageLine key={lineKey} image={image}>
          <Checkbox
            label={`${formatSizedName(i18n, name, size)} × ${formatNumber(quantity)}`}
            checked={found === quantity}
            onChange={({ currentTarget }) => onChange(lineKey, currentTarget.checked ? quantity : 0)}
          />
          {quantity > 1 && (
            <SelectField
              label={t('Found of {name}', { name: formatSizedName(i18n, name, size) })}
              options={Array.from({ length: quantity + 1 }, (_, count) => ({
                value: String(count),
                label: t('{chosen} of {count}', {
                  chosen: formatNumber(count),
                  count: formatNumber(quantity),
                }),
              }))}
              value={String(found)}
              onChange={({ currentTarget }) => onChange(lineKey, Number(currentTarget.value))}
            />
          )}
        </ImageLine>
      ))}
      {error !== undefined && (
        <p id={`${id}error`} role="alert" className="font-medium text-debit">
          {t(error)}
        </p>
      )}
    </fieldset>
  );
}
