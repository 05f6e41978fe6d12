import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { formatSizedName } from '../order-line/sized-name.ts';

export interface PieceFieldsProps {
  /** What is chosen here, in English: 'What do you return?'. */
  label: string;
  lines: readonly {
    /** Identifies the line: each size of a product has its own. */
    lineKey: string;
    name: string;
    /** Leave it out for a product without sizes. */
    size?: string | undefined;
    /** How many pieces can be chosen. */
    left: number;
    chosen: number;
  }[];
  /** In English. */
  error?: string | undefined;
  onChange: (lineKey: string, quantity: number) => void;
}

/** Chooses how many pieces of each line of an order are meant. */
export function PieceFields({ label, lines, error, onChange }: PieceFieldsProps) {
  const i18n = useLanguage();
  const { t, formatNumber } = i18n;
  const id = useId();
  return (
    <fieldset className="grid gap-3" aria-describedby={error === undefined ? undefined : `${id}error`}>
      <legend className="mb-3 font-semibold">{t(label)}</legend>
      {lines.map(({ lineKey, name, size, left, chosen }) => (
        <SelectField
          key={lineKey}
          label={formatSizedName(i18n, name, size)}
          options={Array.from({ length: left + 1 }, (_, quantity) => ({
            value: String(quantity),
            label: t('{chosen} of {count}', { chosen: formatNumber(quantity), count: formatNumber(left) }),
          }))}
          value={String(chosen)}
          onChange={({ currentTarget }) => onChange(lineKey, Number(currentTarget.value))}
        />
      ))}
      {error !== undefined && (
        <p id={`${id}error`} role="alert" className="font-medium text-debit">
          {t(error)}
        </p>
      )}
    </fieldset>
  );
}
