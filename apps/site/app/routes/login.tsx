import { AuthFrame } from '@pgm/ui/auth/auth-frame';
import { brand } from '#app/brand.ts';
import { LoginFlow } from '#app/flows/auth/login/login.flow.tsx';
import { AccountDeletedNoticeFlow } from '#app/flows/members/privacy/account-deleted-notice.flow.tsx';
import { GuestsOnly } from '#app/flows/auth/session/guests-only.tsx';
import { useLoginNotice } from '#app/flows/auth/session/use-login-notice.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Login',
      description: 'Log in to {brand} with your mobile number, password or Google.',
      path: '/Associate/login',
    },
    matches[0].loaderData,
  );

export default function LoginRoute() {
  const notice = useLoginNotice();
  return (
    <GuestsOnly>
      <AccountDeletedNoticeFlow />
      <AuthFrame brandName={brand.name}>
        <LoginFlow
          signUp={{ href: '/Associate/signup' }}
          {...(notice.isRegistered && { firstTab: 'email' as const })}
          notice={notice.text}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
