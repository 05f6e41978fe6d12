import { useLanguage } from '../../foundations/language/language.tsx';
import { TextButton } from '../../primitives/text-link/text-link.tsx';

/** Says below a contact that it is not verified yet, and starts its verification. */
export function UnprovenNote({ contact, onVerify }: { contact: 'email' | 'phone'; onVerify: () => void }) {
  const { t } = useLanguage();
  return (
    <span className="mt-1 grid justify-items-start text-note font-normal">
      <span className="text-ink-muted">{t('Not verified yet.')}</span>
      <TextButton className="min-h-11 font-semibold" onClick={onVerify}>
        {contact === 'phone' ? t('Verify mobile number') : t('Verify email')}
      </TextButton>
    </span>
  );
}
