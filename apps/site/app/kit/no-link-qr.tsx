import { useLanguage } from '@pgm/ui/foundations/language';

/** Replaces the QR code when the code that draws it could not be loaded. */
export default function NoLinkQr() {
  const { t } = useLanguage();
  return (
    <p className="text-note text-ink-muted">{t('The QR code could not be shown. The link still works.')}</p>
  );
}
