import { useLanguage } from '../../foundations/language/language.tsx';

/** A fact, or a mark where the company has not set it. */
export function FactValue({ value }: { value: string | undefined }) {
  const { t } = useLanguage();
  return (
    value ?? (
      <span className="rounded-tag border border-dashed border-spice px-1.5 font-normal text-spice">
        {t('not configured')}
      </span>
    )
  );
}
