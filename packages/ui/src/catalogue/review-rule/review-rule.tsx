import { useLanguage } from '../../foundations/language/language.tsx';

/** Says when a review can be written: for guests, and for members without a delivered order of the product. */
export function ReviewRule() {
  const { t } = useLanguage();
  return (
    <p className="text-note text-ink-muted">
      {t('Members can review a product once it has been delivered to them. Log in to write a review.')}
    </p>
  );
}
