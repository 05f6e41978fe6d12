import { AccountPage } from '@pgm/ui/account-page';
import { ButtonLink } from '@pgm/ui/button';
import { EmptyState } from '@pgm/ui/empty-state';
import { useLanguage } from '@pgm/ui/language';
import { MembersOnly } from './members-only.tsx';

/** A member's page that has nothing in it; `title` and `text` are English. */
export function MembersEmptyPage({ title, text }: { title: string; text: string }) {
  const { t } = useLanguage();
  return (
    <MembersOnly>
      {() => (
        <AccountPage title={title}>
          <EmptyState title={text} action={<ButtonLink href="/products">{t('Go to the shop')}</ButtonLink>} />
        </AccountPage>
      )}
    </MembersOnly>
  );
}
