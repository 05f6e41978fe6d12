import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/** Whether something is on; `always` where it cannot be switched off, `none` where there is nothing to switch. */
type Choice = boolean | 'always' | 'none';

export interface ChoiceRow<Row extends string, Column extends string> {
  id: Row;
  /** English. */
  label: string;
  /** What it is about, or why it is always on; English. */
  hint?: string | undefined;
  choices: Readonly<Record<Column, Choice>>;
}

export interface ChoiceTableProps<Row extends string, Column extends string> {
  /** Names the table; English. */
  label: string;
  /** The header of the rows; English. */
  rowHeader: string;
  columns: readonly { id: Column; label: string }[];
  rows: readonly ChoiceRow<Row, Column>[];
  onChange: (row: Row, column: Column, isOn: boolean) => void;
}

/** Switches in rows and columns, such as kinds of messages by how they are sent. */
export function ChoiceTable<Row extends string, Column extends string>({
  label,
  rowHeader,
  columns,
  rows,
  onChange,
}: ChoiceTableProps<Row, Column>) {
  const { t } = useLanguage();
  const tableId = useId();
  return (
    <table aria-label={t(label)} className="w-full max-w-prose rounded-card border bg-surface text-start">
      <thead className="text-note text-ink-muted">
        <tr>
          <th scope="col" className="p-3 text-start font-semibold">
            {t(rowHeader)}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className="p-3 text-center font-semibold">
              {t(column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const hintId = row.hint === undefined ? undefined : `${tableId}-${row.id}`;
          return (
            <tr key={row.id} className="border-t">
              <th scope="row" className="p-3 text-start font-medium">
                {t(row.label)}
                {row.hint !== undefined && (
                  <span id={hintId} className="mt-0.5 block text-note font-normal text-ink-muted">
                    {t(row.hint)}
                  </span>
                )}
              </th>
              {columns.map((column) => (
                <td key={column.id} className="p-3 text-center">
                  <ChoiceCell
                    choice={row.choices[column.id]}
                    label={`${t(row.label)}: ${t(column.label)}`}
                    hintId={hintId}
                    onChange={(isOn) => onChange(row.id, column.id, isOn)}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ChoiceCellProps {
  choice: Choice;
  /** Translated. */
  label: string;
  hintId: string | undefined;
  onChange: (isOn: boolean) => void;
}

function ChoiceCell({ choice, label, hintId, onChange }: ChoiceCellProps) {
  const { t } = useLanguage();
  if (choice === 'always') return <span className="text-note text-ink-muted">{t('Always')}</span>;
  if (choice === 'none')
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('Not sent')}</span>
      </>
    );
  return (
    <input
      type="checkbox"
      // The checkbox already exposes its state; HTML forbids a second attribute for it.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      aria-label={label}
      aria-describedby={hintId}
      checked={choice}
      onChange={(event) => onChange(event.target.checked)}
      className="size-6 align-middle accent-leaf"
    />
  );
}
