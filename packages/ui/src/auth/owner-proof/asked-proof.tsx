import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { OwnerProof, type OwnerProofProps } from './owner-proof.tsx';

export interface AskedProofProps extends Pick<OwnerProofProps, 'onSecret' | 'onSendCode'> {
  /** Why the proof is needed, in English. */
  text: string;
  proof: Pick<OwnerProofProps, 'secret' | 'error' | 'isSending'> & {
    kind: 'PASSWORD' | 'CODE';
    /** Why no code was sent, in English. */
    alert: string | undefined;
  };
}

/** The step of a form in which the owner of the account confirms a change. */
export function AskedProof({ text, proof: { alert, ...proof }, ...verbs }: AskedProofProps) {
  const { t } = useLanguage();
  return (
    <>
      <FormAlert alert={alert} />
      <p>{t(text)}</p>
      <OwnerProof {...proof} {...verbs} />
    </>
  );
}
