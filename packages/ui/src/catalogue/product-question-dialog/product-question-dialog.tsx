import { FormDialog, type FormDialogProps } from '../../forms/form-dialog/form-dialog.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';

export interface ProductQuestionDialogProps extends Pick<
  FormDialogProps,
  'isOpen' | 'alert' | 'onSubmit' | 'onCancel' | 'onClose'
> {
  /** The request is under way. */
  isSending: boolean;
  /** As typed. */
  text: string;
  /** English. */
  textError: string | undefined;
  onText: (text: string) => void;
}

/** The form with which a member asks about a product. */
export function ProductQuestionDialog({
  isSending,
  text,
  textError,
  onText,
  ...form
}: ProductQuestionDialogProps) {
  return (
    <FormDialog
      {...form}
      isBusy={isSending}
      title="Your question"
      description="We publish it with our answer, your first name and the first letter of your last name."
      submitLabel="Send question"
      busyText="Sending..."
    >
      <TextArea
        name="text"
        label="What would you like to know?"
        hint="Ask about the product, in 10 to 500 characters. Leave out telephone numbers and addresses."
        value={text}
        error={textError}
        readOnly={isSending}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </FormDialog>
  );
}
