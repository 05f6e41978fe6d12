import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { OwnerProof } from '../../auth/owner-proof/owner-proof.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

export interface AccountDeletionProps {
  isOpen: boolean;
  /** How the owner proves who they are: with the password, or with a code that is sent. */
  proof: 'PASSWORD' | 'SMS' | 'MAIL';
  /** The password or the code. */
  secret: string;
  word: string;
  /** The error of the password or code, in English. */
  secretError: string | undefined;
  wordError: string | undefined;
  /** Why the deletion failed, in English. */
  alert: string | undefined;
  isSending: boolean;
  isDeleting: boolean;
  onSecret: (value: string) => void;
  onWord: (value: string) => void;
  onSendCode: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for a proof and a word before an account is deleted permanently. */
export function AccountDeletion({ isOpen, proof, secret, word, ...rest }: AccountDeletionProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open={isOpen}
      title="Delete your account?"
      description="This cannot be undone, and you will no longer be able to log in."
      onClose={rest.onClose}
      className="sm:max-w-form"
    >
      <Form className="grid gap-5" onSubmit={rest.onConfirm}>
        <FormAlert alert={rest.alert} />
        <OwnerProof
          kind={proof}
          secret={secret}
          error={rest.secretError}
          isSending={rest.isSending}
          onSecret={rest.onSecret}
          onSendCode={rest.onSendCode}
        />
        <TextField
          label="Type DELETE to confirm"
          value={word}
          error={rest.wordError}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => rest.onWord(event.target.value)}
        />
        <Button
          type="submit"
          variant="danger"
          wide
          disabled={rest.isSending}
          busy={rest.isDeleting}
          busyText="Deleting..."
        >
          {t('Delete my account')}
        </Button>
        <Button variant="secondary" wide disabled={rest.isDeleting} onClick={rest.onClose}>
          {t('Keep my account')}
        </Button>
      </Form>
    </Dialog>
  );
}
