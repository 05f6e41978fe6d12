import { OwnerProof, type OwnerProofProps } from '../../auth/owner-proof/owner-proof.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface ProfileProofProps extends Pick<OwnerProofProps, 'onSecret' | 'onSendCode'> {
  proof: Pick<OwnerProofProps, 'secret' | 'error' | 'isSending'> & {
    kind: 'PASSWORD' | 'CODE';
    /** Why no code was sent, in English. */
    alert: string | undefined;
  };
}

/** Asks who changes the email or phone number of an account. */
export function ProfileProof({ proof: { alert, ...proof }, ...verbs }: ProfileProofProps) {
  const { t } = useLanguage();
  return (
    <>
      <FormAlert alert={alert} />
      <p>{t('To change your email or mobile number, confirm that it is you.')}</p>
      <OwnerProof {...proof} {...verbs} />
    </>
  );
}
