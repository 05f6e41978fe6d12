import { useId, useState } from 'react';
import { PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FieldError } from '../../forms/field/field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { useListFocus } from '../product-editor/list-focus.ts';
import { MoveButtons } from '../product-editor/move-buttons.tsx';

interface SubCategoryRow {
  name: string;
  /** Empty without one. */
  nameInHindi: string;
  /** The number of products in it, hidden ones too. */
  products: number;
  /** Whether the user is asked to confirm that it is removed from its products. */
  isAsked: boolean;
}

export interface SubCategoryFieldsProps {
  rows: readonly SubCategoryRow[];
  /** English. */
  error?: string | undefined;
  onAdd: () => void;
  onRename: (at: number, name: string) => void;
  onTranslate: (at: number, nameInHindi: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  onConfirmRemoval: (at: number) => void;
  onCancelRemoval: (at: number) => void;
}

/** The subcategories of a category in their order. Their products follow a new name; the user confirms that they lose one. */
export function SubCategoryFields({ rows, error, ...verbs }: SubCategoryFieldsProps) {
  const { t, formatNumber } = useLanguage();
  const id = useId();
  const { list, addButton, noteChange } = useListFocus(rows.length);
  // The buttons of a row give way to a question and come back: its field stays, right before them.
  const focusRow = (at: number) => list.current?.children[at]?.querySelector('input')?.focus();
  const [announcement, setAnnouncement] = useState('');
  return (
    <fieldset className="grid justify-items-start gap-3">
      <legend className="mb-1 font-semibold">{t('Subcategories')}</legend>
      <p className="text-note text-ink-muted">{t('When you rename one, its products follow.')}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul ref={list} className="grid w-full gap-3 empty:hidden">
        {rows.map(({ name, nameInHindi, products, isAsked }, index) => {
          const numbered = t('Subcategory {number}', { number: index + 1 });
          return (
            // A row has no identity but its position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid gap-2 border-t pt-3 first:border-t-0 first:pt-0">
              <TextField
                label={numbered}
                hint={products > 0 ? t('Products: {count}', { count: formatNumber(products) }) : undefined}
                autoComplete="off"
                value={name}
                onChange={(event) => verbs.onRename(index, event.currentTarget.value)}
              />
              <TextField
                label={t('{field} in Hindi', { field: numbered })}
                lang="hi"
                autoComplete="off"
                optional
                value={nameInHindi}
                onChange={(event) => verbs.onTranslate(index, event.currentTarget.value)}
              />
              {isAsked ? (
                <div role="alert" className="grid justify-items-start gap-2">
                  <p>
                    {t('Products in “{name}”: {count}. They will be in no subcategory.', {
                      count: formatNumber(products),
                      name,
                    })}
                  </p>
                  <div className="flex flex-wrap gap-2">
                    <Button
                      size="small"
                      onClick={() => {
                        noteChange();
                        verbs.onConfirmRemoval(index);
                      }}
                    >
                      {t('Remove from its products')}
                    </Button>
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => {
                        focusRow(index);
                        verbs.onCancelRemoval(index);
                      }}
                    >
                      {t('Do not remove')}
                    </Button>
                  </div>
                </div>
              ) : (
                <div className="flex flex-wrap gap-2">
                  <MoveButtons
                    index={index}
                    count={rows.length}
                    name={name || numbered}
                    onMove={(to) => {
                      verbs.onMove(index, to);
                      setAnnouncement(
                        t('{name} is now number {to} of {total}.', {
                          name: name || numbered,
                          to: to + 1,
                          total: rows.length,
                        }),
                      );
                    }}
                    onRemove={() => {
                      noteChange();
                      focusRow(index);
                      verbs.onRemove(index);
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={id} error={error} />
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        onClick={() => {
          noteChange();
          verbs.onAdd();
        }}
      >
        <PlusIcon />
        {t('Add subcategory')}
      </Button>
    </fieldset>
  );
}
