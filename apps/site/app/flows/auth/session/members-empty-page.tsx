import { AccountPage } from '@pgm/ui/members/account-page';
import { ButtonLink } from '@pgm/ui/primitives/button';
import { EmptyState } from '@pgm/ui/primitives/empty-state';
import { useLanguage } from '@pgm/ui/foundations/language';
import { MembersOnly } from './members-only.tsx';

/** An empty page of a member; `title` and `text` are English. */
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
