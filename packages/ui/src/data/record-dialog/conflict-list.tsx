import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** A field that another person changed while it was edited here. */
export interface RecordConflict {
  id: string;
  /** Name of the field in English. */
  label: string;
  /** The value typed here, as it is shown. */
  mine: string;
  /** The value saved by the other person, as it is shown. */
  theirs: string;
  /** Which one was chosen. Default: none yet. */
  choice?: 'mine' | 'theirs' | undefined;
}

interface ConflictListProps {
  conflicts: readonly RecordConflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
}

const CHOICES = [
  { choice: 'mine', value: 'Yours: {value}', label: 'Keep mine' },
  { choice: 'theirs', value: 'Theirs: {value}', label: 'Take theirs' },
] as const;

/** What the other person changed, field by field, with the choice between both values. */
export function ConflictList({ conflicts, onResolve }: ConflictListProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-3 rounded-field border border-danger bg-debit-soft p-4">
      <p role="alert" tabIndex={-1} className="font-semibold">
        {t('Another person changed this record. Choose which values to save.')}
      </p>
      {conflicts.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => conflicts.forEach(({ id }) => onResolve(id, 'theirs'))}
        >
          {t('Take all of theirs')}
        </Button>
      )}
      <ul className="grid gap-3">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="rounded-field border bg-raised p-3">
            <fieldset className="grid gap-3">
              <legend className="mb-2 font-semibold">{t(conflict.label)}</legend>
              {CHOICES.map(({ choice, value, label }) => (
                <div key={choice} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <p className="min-w-0 wrap-anywhere">
                    {t(value, { value: conflict[choice] === '' ? '–' : conflict[choice] })}
                  </p>
                  <Button
                    variant={conflict.choice === choice ? 'primary' : 'secondary'}
                    size="small"
                    aria-pressed={conflict.choice === choice}
                    onClick={() => onResolve(conflict.id, choice)}
                  >
                    {t(label)}
                  </Button>
                </div>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </div>
  );
}
