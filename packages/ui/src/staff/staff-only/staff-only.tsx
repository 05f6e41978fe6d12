import { useLanguage } from '../../foundations/language/language.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { LockImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';

export interface StaffOnlyProps {
  /** Why the user may not open the page, in English. Default: it is for staff. */
  text?: string;
}

/** What a user reads in place of a page that the user's role may not open. */
export function StaffOnly({ text = 'This page is for staff.' }: StaffOnlyProps) {
  const { t } = useLanguage();
  return (
    <div className="measure py-10">
      <EmptyState
        image={<LockImage />}
        title={text}
        text="Log in with another account, or go back to the shop."
        action={<ButtonLink href="/products">{t('Go to the shop')}</ButtonLink>}
      />
    </div>
  );
}
