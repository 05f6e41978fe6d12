import { useEffect, useRef, type ReactNode } from 'react';
import { FileField } from '../../forms/file-field/file-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { CsvProblems, type CsvProblemsProps } from './csv-problems.tsx';
import { ImportProgress } from './import-progress.tsx';

export interface CsvImportProps extends Omit<CsvProblemsProps, 'headingId'> {
  step: 'choosing' | 'uploading' | 'checking' | 'checked' | 'importing' | 'done' | 'failed' | 'cancelled';
  fileName: string;
  /** The most rows that a file may have. */
  maxRows: number;
  /** The rows of the file. */
  rows: number;
  /** The rows that are checked or written. */
  done: number;
  /** The rows to write. */
  changes: number;
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
  const { fileName, maxRows, rows, done, changes, canConfirm, isConfirming, isCancelling, ...list } = props;
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
          hint={t('A header row, then at most {rows} rows and 20 MB. An export shows the columns.', {
            rows: formatNumber(maxRows),
          })}
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
        </Outcome>
      )}
      {step === 'cancelled' && (
        <Outcome action={another}>
          <p>{t('Import cancelled. Nothing was saved.')}</p>
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

function toSummary(
  changes: number,
  inWords: string,
  t: (text: string, values?: Readonly<Record<string, string>>) => string,
): string {
  if (changes === 0) return t('No row changes anything.');
  if (changes === 1) return t('1 row adds or changes something.');
  return t('{changes} rows add or change something.', { changes: inWords });
}
