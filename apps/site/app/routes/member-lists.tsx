import { AccountPage } from '@pgm/ui/account-page';
import { ButtonLink } from '@pgm/ui/button';
import { EmptyState } from '@pgm/ui/empty-state';
import { useLanguage } from '@pgm/ui/language';
import { useLocation } from 'react-router';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';
import type { Route } from './+types/member-lists.ts';

/** The lists of a member, none of which has anything in it yet, by the last word of their addresses. */
const LISTS: Readonly<Record<string, { title: string; text: string }>> = {
  'business-values': { title: 'Business Values', text: 'You have no points yet.' },
};
const DASHBOARD = { title: 'Dashboard', text: 'There is nothing to show here yet.' };

const listAt = (pathname: string) => LISTS[pathname.toLowerCase().split('/').at(-1) ?? ''] ?? DASHBOARD;

export const meta: Route.MetaFunction = ({ location }) => privateMeta(listAt(location.pathname).title);

export default function MemberListsRoute() {
  const { t } = useLanguage();
  const { title, text } = listAt(useLocation().pathname);
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
