import { useId } from 'react';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { formatSizedName } from '../../sales/order-line/sized-name.ts';
import { ImageLine } from '../packing-fields/image-line.tsx';
import { type OrderSums, SumsTable } from './sums-table.tsx';

export interface AdditionFieldsProps {
  lines: readonly {
    /** Identifies the line: each size of a product has its own. */
    lineKey: string;
    name: string;
    /** Leave it out for a product without sizes. */
    size?: string | undefined;
    /** With an empty `alt`, because the name stands beside it. */
    image: ImageFacts;
    /** How many pieces the order has. */
    left: number;
    /** How many are added; null while the box is empty. */
    added: number | null;
  }[];
  /** What is invalid about the pieces, in English. */
  problem?: string | undefined;
  /** What the order comes to now and with the added pieces; undefined until it is known. */
  quote?: { before: OrderSums; after: OrderSums } | undefined;
  /** The order is paid: the pieces become another one. */
  isPaid?: boolean | undefined;
  isQuoting: boolean;
  /** Why the new total is not known, in English. */
  quoteError?: string | undefined;
  onChange: (lineKey: string, added: number | null) => void;
  /** Asks for the new total again. */
  onRetry: () => void;
}

/** How many pieces are added to each line of an order, and what it comes to then. */
export function AdditionFields({ lines, problem, quote, isPaid, ...props }: AdditionFieldsProps) {
  const { isQuoting, quoteError, onChange, onRetry } = props;
  const i18n = useLanguage();
  const { t, formatNumber, formatRupees } = i18n;
  const isKnown = quote !== undefined && !isQuoting;
  const id = useId();
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-4" aria-describedby={problem === undefined ? undefined : `${id}error`}>
        <legend className="mb-3 font-semibold">{t('Pieces to add')}</legend>
        {lines.map(({ lineKey, name, size, image, left, added }) => (
          <ImageLine key={lineKey} image={image}>
            <NumberField
              label={t('More of {name}', { name: formatSizedName(i18n, name, size) })}
              hint={t('{before} in the order, {after} then', {
                before: formatNumber(left),
                after: formatNumber(left + (added ?? 0)),
              })}
              step={1}
              value={added}
              onChange={(changed) => onChange(lineKey, changed)}
            />
          </ImageLine>
        ))}
        {problem !== undefined && (
          <p id={`${id}error`} role="alert" className="font-medium text-debit">
            {t(problem)}
          </p>
        )}
      </fieldset>
      <div className="grid gap-3">
        <p role="status" className="font-semibold">
          {isQuoting && (
            <span className="flex items-center gap-2">
              <Spinner />
              {t('Working out the new total…')}
            </span>
          )}
          {isKnown &&
            (isPaid
              ? t('The buyer has paid {before}, and pays {more} more.', {
                  before: formatRupees(quote.before.total),
                  more: formatRupees(quote.after.total - quote.before.total),
                })
              : t('The buyer pays {after} instead of {before}.', {
                  before: formatRupees(quote.before.total),
                  after: formatRupees(quote.after.total),
                }))}
        </p>
        {isKnown && <SumsTable {...quote} />}
        {quoteError !== undefined && (
          <ErrorPanel title="There is no new total" text={quoteError} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
}
