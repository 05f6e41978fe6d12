import type { ReactNode } from 'react';
import { CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface ChosenListProps {
  /** What is chosen, in English: 'Chosen products'. */
  label: string;
  items: readonly {
    readonly id: string;
    readonly name: string;
    /** A field of the item, such as its quantity. */
    readonly field?: ReactNode;
  }[];
  onRemove: (id: string) => void;
}

/** What was chosen one after the other, each with a button that removes it; nothing when it is empty. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  const { t } = useLanguage();
  if (items.length === 0) return null;
  return (
    <ul aria-label={t(label)} className="border-b border-t">
      {items.map(({ id, name, field }) => (
        <li key={id} className="flex items-center gap-3 border-t py-1 first:border-t-0">
          <span className="min-w-0 grow wrap-break-word">{name}</span>
          {field}
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
