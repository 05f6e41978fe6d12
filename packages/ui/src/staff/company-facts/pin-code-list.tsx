import { RecordSection } from '../../data/record-dialog/record-section.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';

interface PinCodeListProps {
  /** 0 without a list. */
  count: number;
  /** The page that imports and exports the list. */
  href: string;
}

/** The list of the PIN codes to which the shop delivers: how many it has, and where it is changed. */
export function PinCodeList({ count, href }: PinCodeListProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <RecordSection level={2} id="pin-code-list" title="List of PIN codes">
      <p>
        {count === 0
          ? t('There is no list: the shop delivers to all PIN codes.')
          : t('PIN codes in the list: {count}', { count: formatNumber(count) })}
      </p>
      <div>
        <ButtonLink variant="secondary" size="small" href={href}>
          {t('Import or export PIN codes')}
        </ButtonLink>
      </div>
    </RecordSection>
  );
}
