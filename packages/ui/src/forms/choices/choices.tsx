import { useLanguage } from '../../foundations/language/language.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ChoiceTable, type ChoiceTableProps } from './choice-table.tsx';

export type { ChoiceRow } from './choice-table.tsx';

export interface ChoicesProps<Row extends string, Column extends string> extends ChoiceTableProps<
  Row,
  Column
> {
  status: 'loading' | 'ready' | 'failed';
  /** Why the choices could not be loaded, in English. */
  error: string | undefined;
  /** A changed switch is being saved. */
  isSaving: boolean;
  /** Why the last changes were taken back, in English. */
  alert: string | undefined;
  onRetry: () => void;
}

/** A table of switches that are saved one by one, with what is said while they load and when that fails. */
export function Choices<Row extends string, Column extends string>({
  status,
  error,
  isSaving,
  alert,
  onRetry,
  ...table
}: ChoicesProps<Row, Column>) {
  const { t } = useLanguage();
  if (status === 'failed')
    return <ErrorPanel title="Your choices could not be loaded" text={error} onRetry={onRetry} />;
  if (status === 'loading')
    return (
      <div role="status" className="grid max-w-prose gap-4 rounded-card border bg-surface p-5">
        <span className="sr-only">{t('Loading your choices…')}</span>
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  return (
    <div className="grid gap-3">
      <FormAlert alert={alert} />
      <ChoiceTable {...table} />
      <p role="status" className="text-note text-ink-muted">
        {isSaving ? t('Saving...') : ''}
      </p>
    </div>
  );
}
