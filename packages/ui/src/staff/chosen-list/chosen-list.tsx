import { NumberField } from '../../forms/number-field/number-field.tsx';
import { CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface ChosenListProps {
  /** What is chosen, in English: 'Chosen products'. */
  label: string;
  items: readonly {
    readonly id: string;
    readonly name: string;
    /** How many of it; null while the box is empty. Default: that is not asked. */
    readonly quantity?: number | null;
  }[];
  onRemove: (id: string) => void;
  /** Needed for items with a quantity. */
  onQuantityChange?: (id: string, quantity: number | null) => void;
}

/** What was chosen one after the other, each with a button that removes it; nothing when it is empty. */
export function ChosenList({ label, items, onRemove, onQuantityChange }: ChosenListProps) {
  const { t } = useLanguage();
  if (items.length === 0) return null;
  return (
    <ul aria-label={t(label)} className="border-b border-t">
      {items.map(({ id, name, quantity }) => (
        <li key={id} className="flex items-center gap-3 border-t py-1 first:border-t-0">
          <span className="min-w-0 grow wrap-break-word">{name}</span>
          {quantity !== undefined && (
            <span className="w-24 shrink-0 [&_label]:sr-only">
              <NumberField
                label={t('Quantity of {name}', { name })}
                step={1}
                min={1}
                value={quantity}
                onChange={(changed) => onQuantityChange?.(id, changed)}
              />
            </span>
          )}
          <button
            type="button"
            aria-label={t('Remove {name}', { name })}
            onClick={() => onRemove(id)}
            className="grid size-11 shrink-0 place-items-center rounded-field hover:bg-leaf-soft"
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
