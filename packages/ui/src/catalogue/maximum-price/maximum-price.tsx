import { useLanguage } from '../../foundations/language/language.tsx';

/** What visitors see of a sale that runs. */
export interface SaleFacts {
  /** The last day in India, as an ISO date. */
  until: string;
  /** The highest price that the pack allows, in rupees; absent when it is not known or not above the price. */
  maximumRetailPrice?: number | undefined;
}

/** What the pack allows, struck through beside the price of a sale; nothing when it is not known. */
export function MaximumPrice({ sale }: { sale: SaleFacts | undefined }) {
  const { t, formatRupees } = useLanguage();
  const rupees = sale?.maximumRetailPrice;
  if (rupees === undefined) return null;
  return (
    <>
      {' '}
      <s className="amount text-note font-normal text-ink-muted">
        <span className="sr-only">{t('Maximum retail price')} </span>
        {formatRupees(rupees)}
      </s>
    </>
  );
}
