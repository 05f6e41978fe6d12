import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

interface NoteProps {
  /** Describes the disabled button. */
  id: string;
  cartHref: string;
}

/** Says that lines of the order cannot be ordered, and leads to the cart, where they are repaired. */
export function BlockedNote({ id, cartHref }: NoteProps) {
  const { t } = useLanguage();
  return (
    <p id={id} className="text-note font-medium text-debit">
      {t('Some items cannot be ordered.')} <TextLink href={cartHref}>{t('Edit your cart')}</TextLink>
    </p>
  );
}
