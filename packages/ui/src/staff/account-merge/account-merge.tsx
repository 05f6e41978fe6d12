import type { ReactNode } from 'react';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ChosenList } from '../chosen-list/chosen-list.tsx';
import { MergeEffects, type MergeEffectsProps } from './merge-effects.tsx';

interface Account {
  readonly id: string;
  readonly name: string;
}

export interface AccountMergeProps {
  /** The box in which the other account is found; it is shown while none is chosen. */
  picker: ReactNode;
  /** The account whose page it is. */
  own: Account;
  /** Null before the choice. */
  other: Account | null;
  /** Null before one of the two is chosen. */
  staysId: string | null;
  reason: string;
  /** In English, like `error`. */
  reasonError?: string | undefined;
  /** What the merge would do; undefined before the preview. */
  rehearsal?: MergeEffectsProps | undefined;
  /** Why the preview or the merge failed. */
  error?: string | undefined;
  isRehearsing: boolean;
  isMerging: boolean;
  canRehearse: boolean;
  canMerge: boolean;
  onRemoveOther: () => void;
  onStaysChange: (id: string) => void;
  onReasonChange: (reason: string) => void;
  onRehearse: () => void;
  onMerge: () => void;
}

/** A merge of two accounts of one person: the other account, which one stays, what moves, and the reason. */
export function AccountMerge({ own, other, picker, ...props }: AccountMergeProps) {
  const { staysId, error, rehearsal, isRehearsing, isMerging, canRehearse, canMerge } = props;
  const { t } = useLanguage();
  return (
    <div className="grid gap-4">
      <p>
        {t(
          'Use this when one person has two accounts. One of them stays and gets everything of the other one.',
        )}
      </p>
      {other === null ? (
        picker
      ) : (
        <>
          <div className="grid gap-1.5">
            <p className="font-medium">{t('The other account')}</p>
            <ChosenList label="The other account" items={[other]} onRemove={props.onRemoveOther} />
          </div>
          <RadioGroup
            label="The account that stays"
            name="stays"
            value={staysId ?? ''}
            options={[own, other].map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={props.onStaysChange}
          />
        </>
      )}
      {error !== undefined && <AlertPanel>{t(error)}</AlertPanel>}
      {(isRehearsing || canRehearse) && (
        <Button
          className="justify-self-start"
          variant="secondary"
          busy={isRehearsing}
          busyText="Checking…"
          onClick={props.onRehearse}
        >
          {t('Preview')}
        </Button>
      )}
      {rehearsal && <MergeEffects {...rehearsal} />}
      {(isMerging || canMerge) && (
        <>
          <TextArea
            label="Reason"
            hint="Only administrators can read it."
            value={props.reason}
            error={props.reasonError}
            readOnly={isMerging}
            onChange={({ currentTarget }) => props.onReasonChange(currentTarget.value)}
          />
          <p className="font-semibold">{t('This cannot be undone.')}</p>
          <Button
            className="justify-self-start"
            variant="danger"
            busy={isMerging}
            busyText="Merging…"
            onClick={props.onMerge}
          >
            {t('Merge for good')}
          </Button>
        </>
      )}
    </div>
  );
}
