import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextButton } from '../../primitives/text-link/text-link.tsx';
import { dialled } from '../../foundations/dialled.ts';
import { CodeEntry, type CodeEntryProps } from './code-entry.tsx';

export interface OtpCodeProps extends CodeEntryProps {
  onVerify: () => void;
  onEditDetails: () => void;
}

/** The code that was sent to a number, with a button that returns to the number. */
export function OtpCode({ mobile, onVerify, onEditDetails, ...entry }: OtpCodeProps & { mobile: string }) {
  const { t } = useLanguage();
  return (
    <Form className="grid gap-5" onSubmit={onVerify}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="figures">{t('We sent a code to {mobile}', { mobile: dialled(mobile) })}</p>
        <TextButton
          className="min-h-11 font-semibold"
          disabled={entry.isSending || entry.isVerifying}
          onClick={onEditDetails}
        >
          {t('Change number')}
        </TextButton>
      </div>
      <CodeEntry {...entry} />
    </Form>
  );
}
