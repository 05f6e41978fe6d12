import { FieldError } from '../../forms/field/field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FIELD_LABELS, USUAL_LABELS, fieldId } from './field-words.ts';
import { useListFocus } from './list-focus.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { DetailGroupName, DetailRow, SectionProps } from './product-editor.types.ts';

/** The rows of one detail group: a label with the usual ones suggested, and its value. */
export function DetailGroup({ form, verbs, group }: SectionProps & { group: DetailGroupName }) {
  const { t } = useLanguage();
  const rows = form.values[group];
  const error = form.errors[group];
  const { list, addButton, noteChange } = useListFocus(rows.length);
  const id = fieldId(group);
  const faulty = rows.flatMap((_, index) => (isFaulty(rows, index) ? [index] : []));
  return (
    <section aria-labelledby={`${id}-title`} className="grid justify-items-start gap-3">
      <h3 id={`${id}-title`} className="font-semibold">
        {t(FIELD_LABELS[group])}
      </h3>
      <datalist id={`${id}-labels`}>
        {USUAL_LABELS[group].map((label) => (
          <option key={label} value={label}>
            {t(label)}
          </option>
        ))}
      </datalist>
      <ul ref={list} className="grid w-full gap-3 empty:hidden">
        {rows.map((row, index) => (
          // A row has no identity but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="rounded-field border bg-surface p-3">
            <fieldset className="grid items-start gap-3 sm:grid-cols-2">
              <legend className="sr-only">{t('Detail {number}', { number: index + 1 })}</legend>
              <TextField
                label="Label"
                list={`${id}-labels`}
                autoComplete="off"
                value={row.label}
                error={faulty.includes(index) ? error : undefined}
                onChange={({ currentTarget }) =>
                  verbs.changeDetail(group, index, { ...row, label: currentTarget.value })
                }
              />
              <TextArea
                label="Text"
                rows={2}
                value={row.value}
                onChange={({ currentTarget }) =>
                  verbs.changeDetail(group, index, { ...row, value: currentTarget.value })
                }
              />
              <div className="sm:col-span-2">
                <TextArea
                  label="Text in Hindi"
                  lang="hi"
                  rows={2}
                  value={row.hindi}
                  optional
                  onChange={({ currentTarget }) =>
                    verbs.changeDetail(group, index, { ...row, hindi: currentTarget.value })
                  }
                />
              </div>
              <div className="flex flex-wrap gap-2 sm:col-span-2">
                <MoveButtons
                  index={index}
                  count={rows.length}
                  name={toRowName(row) || t('Detail {number}', { number: index + 1 })}
                  onMove={(to) => verbs.moveDetail(group, index, to)}
                  onRemove={() => {
                    noteChange();
                    verbs.removeDetail(group, index);
                  }}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <FieldError id={id} error={faulty.length === 0 ? error : undefined} />
      <Button
        id={id}
        ref={addButton}
        variant="secondary"
        size="small"
        aria-describedby={`${id}-title`}
        onClick={() => {
          noteChange();
          verbs.addDetail(group);
        }}
      >
        <PlusIcon />
        {t('Add detail')}
      </Button>
    </section>
  );
}

const toRowName = ({ label }: DetailRow) => label.trim();

/** Whether the error of the group is about this row: its label is empty or repeated. */
function isFaulty(rows: readonly DetailRow[], index: number): boolean {
  const row = rows[index];
  if (row === undefined) return false;
  const name = toRowName(row);
  if (name === '') return row.value.trim() !== '' || row.hindi.trim() !== '';
  return rows.some((other, at) => at !== index && toRowName(other) === name);
}
