import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type ChangedField, RecordChange } from '../record-change/record-change.tsx';

export interface PublicationQuestionProps {
  isOpen: boolean;
  /** The publication is under way, so the button is busy. */
  isBusy: boolean;
  /** What the publication changes. */
  changes: readonly ChangedField[];
  /** The English labels of the facts. */
  labels: Readonly<Record<string, string>>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether to publish the draft, and says what that changes. */
export function PublicationQuestion(props: PublicationQuestionProps) {
  const { isOpen, isBusy, changes, labels, onConfirm, onCancel } = props;
  const { t } = useLanguage();
  return (
    <Dialog
      open={isOpen}
      title="Publish these facts?"
      description="Every page, mail and new document will show them at once."
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {t('Publish')}
          </Button>
        </>
      }
    >
      <RecordChange fields={changes} names={{}} labels={labels} />
    </Dialog>
  );
}
