import type { ReactNode } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { ChosenList } from '../chosen-list/chosen-list.tsx';
import { ParentEffects, type ParentEffectsProps } from './parent-effects.tsx';

export { partyWords } from './party.ts';

export interface ParentChangeProps {
  /** The box in which the new sponsor is found; it is shown while none is chosen. */
  picker: ReactNode;
  /** Whether another administrator has asked for the change: then it is only approved. */
  isReview: boolean;
  /** Null without a choice, and in a review without a new sponsor. */
  parent: { readonly id: string; readonly name: string } | null;
  /** Whether the associate gets no sponsor. */
  isTop: boolean;
  /** Null while the box is empty. */
  bvValue: number | null;
  reason: string;
  /** The errors of the fields, in English; the picker shows its own. */
  errors: Partial<Readonly<Record<'bvValue' | 'reason', string>>>;
  /** What the change would do; undefined before the preview. */
  rehearsal?: ParentEffectsProps | undefined;
  /** Why the preview or the change failed, in English. */
  error?: string | undefined;
  isRehearsing: boolean;
  isSending: boolean;
  canRehearse: boolean;
  canSend: boolean;
  onRemoveParent: () => void;
  onTopChange: (isTop: boolean) => void;
  onBvValueChange: (bvValue: number | null) => void;
  onReasonChange: (reason: string) => void;
  onRehearse: () => void;
  onSend: () => void;
}

/** A change of sponsor: what is asked for, its preview, and then the question to another administrator, or the approval. */
export function ParentChange({ isReview, rehearsal, error, canSend, onSend, ...props }: ParentChangeProps) {
  const { isRehearsing, isSending, canRehearse, onRehearse } = props;
  const { t } = useLanguage();
  return (
    <div className="grid gap-4">
      {isReview ? <Reason reason={props.reason} /> : <WantedFields {...props} />}
      {error !== undefined && <AlertPanel>{t(error)}</AlertPanel>}
      {(isRehearsing || canRehearse) && (
        <Button
          className="justify-self-start"
          variant="secondary"
          busy={isRehearsing}
          busyText="Checking…"
          onClick={onRehearse}
        >
          {t('Preview')}
        </Button>
      )}
      {rehearsal && <ParentEffects {...rehearsal} />}
      {(isSending || canSend) && (
        <Button
          className="justify-self-start"
          busy={isSending}
          busyText={isReview ? 'Saving...' : 'Sending...'}
          onClick={onSend}
        >
          {t(isReview ? 'Approve' : 'Ask for approval')}
        </Button>
      )}
    </div>
  );
}

function Reason({ reason }: { readonly reason: string }) {
  const { t } = useLanguage();
  return <FactLines facts={[{ label: t('Reason'), value: reason }]} />;
}

type WantedFieldsProps = Pick<
  ParentChangeProps,
  | 'picker'
  | 'parent'
  | 'isTop'
  | 'bvValue'
  | 'reason'
  | 'errors'
  | 'isSending'
  | 'onRemoveParent'
  | 'onTopChange'
  | 'onBvValueChange'
  | 'onReasonChange'
>;

function WantedFields({
  picker,
  parent,
  isTop,
  bvValue,
  reason,
  errors,
  isSending,
  ...verbs
}: WantedFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <p>{t('The associate moves with the whole team, once another administrator has approved it.')}</p>
      {parent === null ? (
        <>
          {!isTop && picker}
          <Checkbox
            label="No sponsor, at the top of the tree"
            checked={isTop}
            onChange={({ currentTarget }) => verbs.onTopChange(currentTarget.checked)}
          />
        </>
      ) : (
        <div className="grid gap-1.5">
          <p className="font-medium">{t('New sponsor')}</p>
          <ChosenList label="New sponsor" items={[parent]} onRemove={verbs.onRemoveParent} />
        </div>
      )}
      <NumberField
        label="Business value"
        hint="It is recorded with the change."
        value={bvValue}
        error={errors.bvValue}
        readOnly={isSending}
        onChange={verbs.onBvValueChange}
      />
      <TextArea
        label="Reason"
        hint="Only administrators can read it."
        value={reason}
        error={errors.reason}
        readOnly={isSending}
        onChange={({ currentTarget }) => verbs.onReasonChange(currentTarget.value)}
      />
    </>
  );
}
