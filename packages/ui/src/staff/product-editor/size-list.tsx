import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { FieldError } from '../../forms/field/field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EditorSection } from './editor-section.tsx';
import { fieldId } from './field-words.ts';
import { useListFocus } from './list-focus.ts';
import type { EditedProduct, SectionProps } from './product-editor.types.ts';
import { SizePriceFields } from './size-price-fields.tsx';

/** The sizes in which a product is made, and what some of them cost; without any it has only one. */
export function SizeList({ form: { values, errors }, verbs }: SectionProps) {
  const { t } = useLanguage();
  const { sizes } = values;
  const { list, addButton, noteChange } = useListFocus(sizes.length);
  const id = fieldId('sizes');
  const repeated = sizes.flatMap((_, index) => (isRepeated(sizes, index) ? [index] : []));
  return (
    <EditorSection section="sizes">
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        <p className="text-note text-ink-muted">{t('Leave this empty when there is only one size.')}</p>
        <p className="text-note text-ink-muted">
          {t(
            'A size can have its own price. The price of the product is that of its cheapest size, and a product with a sale has no other prices.',
          )}
        </p>
        <ul ref={list} className="grid w-full gap-3 empty:hidden sm:grid-cols-2">
          {sizes.map(({ name, own }, index) => {
            const shownName = name || t('Size {number}', { number: index + 1 });
            return (
              // A size has no identity but its position.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="grid content-start gap-3">
                <div className="flex items-start gap-2">
                  <div className="min-w-0 grow">
                    <TextField
                      label={t('Size {number}', { number: index + 1 })}
                      autoComplete="off"
                      value={name}
                      error={repeated.includes(index) ? errors.sizes : undefined}
                      onChange={(event) => verbs.renameSize(index, event.currentTarget.value)}
                    />
                  </div>
                  <Button
                    variant="quiet"
                    className="mt-8"
                    aria-label={t('Remove {name}', { name: shownName })}
                    onClick={() => {
                      noteChange();
                      verbs.removeSize(index);
                    }}
                  >
                    {t('Remove')}
                  </Button>
                </div>
                <Checkbox
                  label={t('{name} has its own price', { name: shownName })}
                  checked={own !== null}
                  onChange={({ currentTarget }) =>
                    currentTarget.checked ? verbs.addSizePrice(index) : verbs.removeSizePrice(index)
                  }
                />
                {own !== null && (
                  <SizePriceFields
                    name={shownName}
                    own={own}
                    onChange={(change) => verbs.changeSizePrice(index, change)}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <FieldError id={id} error={repeated.length === 0 ? errors.sizes : undefined} />
        <Button
          id={id}
          ref={addButton}
          variant="secondary"
          size="small"
          onClick={() => {
            noteChange();
            verbs.addSize();
          }}
        >
          <PlusIcon />
          {t('Add size')}
        </Button>
      </div>
    </EditorSection>
  );
}

/** Whether a size stands in the list twice. Empty ones are not saved. */
function isRepeated(sizes: EditedProduct['sizes'], index: number): boolean {
  const name = sizes[index]?.name.trim();
  return name !== '' && sizes.some((size, other) => other !== index && size.name.trim() === name);
}
