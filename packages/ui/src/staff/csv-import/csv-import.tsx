import { useEffect, useRef, type ReactNode } from 'react';
import { FileField } from '../../forms/file-field/file-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CsvProblems, type CsvProblemsProps } from './csv-problems.tsx';
import { ImportProgress } from './import-progress.tsx';
import { type ImportTotal, ImportTotals } from './import-totals.tsx';

export interface CsvImportProps extends Omit<CsvProblemsProps, 'headingId'> {
  step: 'choosing' | 'uploading' | 'checking' | 'checked' | 'importing' | 'done' | 'failed' | 'cancelled';
  fileName: string;
  /** The most rows that a file may have. */
  maxRows: number;
  /** The columns that it can have beside those of an export. */
  addedColumns: readonly string[];
  /** The rows of the file. */
  rows: number;
  /** The rows that are checked or written. */
  done: number;
  /** The rows to write. */
  changes: number;
  /** The rows that are written for good: some of a cancelled import, where they are not written together. */
  saved: number;
  /** What the check has added up over the rows to write; the names are English. */
  totals: readonly ImportTotal[];
  canConfirm: boolean;
  isConfirming: boolean;
  isCancelling: boolean;
  /** Why something failed, in English. */
  alert: string | undefined;
  /** The errors of columns, in English. */
  columns: readonly { readonly name: string; readonly message: string }[];
  onChoose: (file: File) => void;
  onConfirm: () => void;
  onCancel: () => void;
  onRestart: () => void;
}

/** The import of a CSV file, from the choice of the file to its end. */
export function CsvImport({ step, alert, columns, ...props }: CsvImportProps) {
  const { t, formatNumber } = useLanguage();
  const { fileName, maxRows, addedColumns, rows, done, changes, saved, totals, ...more } = props;
  const { canConfirm, isConfirming, isCancelling, ...list } = more;
  const { onChoose, onConfirm, onCancel, onRestart, ...problems } = list;
  const cancel = (
    <Button variant="quiet" busy={isCancelling} onClick={onCancel}>
      {t('Cancel import')}
    </Button>
  );
  const another = <Button onClick={onRestart}>{t('Import another file')}</Button>;
  const numbers = { done: formatNumber(done), rows: formatNumber(rows), changes: formatNumber(changes) };
  return (
    <div className="grid justify-items-start gap-4">
      {alert !== undefined && (
        <AlertPanel>
          <p>{t(alert)}</p>
          <ul>
            {columns.map(({ name, message }) => (
              <li key={name}>
                {name}: {t(message)}
              </li>
            ))}
          </ul>
        </AlertPanel>
      )}
      {step === 'choosing' && (
        <FileField
          label="CSV file"
          hint={[
            t('A header row, then at most {rows} rows and 20 MB. An export shows the columns.', {
              rows: formatNumber(maxRows),
            }),
            ...(addedColumns.length > 0
              ? [t('It can also have these columns: {columns}.', { columns: addedColumns.join(', ') })]
              : []),
          ].join(' ')}
          accept=".csv,text/csv"
          file={null}
          onPick={onChoose}
        />
      )}
      {step === 'uploading' && (
        <ImportProgress text={t('Uploading {name}', { name: fileName })} action={cancel} />
      )}
      {step === 'checking' && (
        <ImportProgress
          text={t('Checking {name}: {done} of {rows} rows', { name: fileName, ...numbers })}
          value={done}
          max={rows}
          action={cancel}
        />
      )}
      {step === 'checked' && (
        <>
          <Outcome>
            <p>
              {rows === 1
                ? t('{name} has 1 row. Nothing has been saved yet.', { name: fileName })
                : t('{name} has {rows} rows. Nothing has been saved yet.', { name: fileName, ...numbers })}
            </p>
            <p>{toSummary(changes, numbers.changes, t)}</p>
          </Outcome>
          <ImportTotals totals={totals} />
          <CsvProblems {...problems} />
          <div className="flex flex-wrap gap-2">
            {canConfirm && (
              <Button busy={isConfirming} onClick={onConfirm}>
                {changes === 1 ? t('Import 1 row') : t('Import {changes} rows', numbers)}
              </Button>
            )}
            {cancel}
          </div>
        </>
      )}
      {step === 'importing' && (
        <ImportProgress
          text={t('Writing {name}: {done} of {changes} rows', { name: fileName, ...numbers })}
          value={done}
          max={changes}
          action={cancel}
        />
      )}
      {step === 'done' && (
        <Outcome action={another}>
          <p className="font-semibold">
            {changes === 1 ? t('1 row imported.') : t('{changes} rows imported.', numbers)}
          </p>
          {problems.invalid > 0 && <p>{toSkipped(problems.invalid, formatNumber(problems.invalid), t)}</p>}
        </Outcome>
      )}
      {step === 'cancelled' && (
        <Outcome action={another}>
          <p>{toRemaining(saved, formatNumber(saved), t)}</p>
        </Outcome>
      )}
      {step === 'failed' && another}
    </div>
  );
}

/** Announces what has ended, and receives the focus that the button before had. */
function Outcome({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div ref={box} role="status" tabIndex={-1} className="grid gap-1 outline-none">
        {children}
      </div>
      {action}
    </>
  );
}

type Translate = (text: string, values?: Readonly<Record<string, string>>) => string;

function toSkipped(count: number, inWords: string, t: Translate): string {
  if (count === 1) return t('1 row had an error and was skipped.');
  return t('{count} rows had errors and were skipped.', { count: inWords });
}

/** What is left of a cancelled import. */
function toRemaining(saved: number, inWords: string, t: Translate): string {
  if (saved === 0) return t('Import cancelled. Nothing was saved.');
  if (saved === 1) return t('Import cancelled. 1 row was saved before.');
  return t('Import cancelled. {count} rows were saved before.', { count: inWords });
}

function toSummary(changes: number, inWords: string, t: Translate): string {
  if (changes === 0) return t('No row changes anything.');
  if (changes === 1) return t('1 row adds or changes something.');
  return t('{changes} rows add or change something.', { changes: inWords });
}
