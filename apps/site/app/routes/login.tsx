import { AuthFrame } from '@pgm/ui/auth-frame';
import { company } from '#app/company.ts';
import { LoginFlow } from '#app/flows/login/login.flow.tsx';
import { GoodbyeFlow } from '#app/flows/privacy/goodbye.flow.tsx';
import { GuestsOnly } from '#app/flows/session/guests-only.tsx';
import { useLedHere } from '#app/flows/session/use-led-here.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Login',
      description: 'Log in to {brand} with your mobile number, your password or Google.',
      path: '/Associate/login',
    },
    matches[0].loaderData,
  );

const notices = {
  registered: 'Your account is ready. Log in with your username and password.',
  expired: 'Your session has ended. Please log in again.',
} as const;

export default function LoginRoute() {
  const ledHere = useLedHere();
  return (
    <GuestsOnly>
      <GoodbyeFlow />
      <AuthFrame brandName={company.brandName}>
        <LoginFlow
          signUp={{ href: '/Associate/signup' }}
          {...(ledHere === 'registered' && { firstTab: 'email' as const })}
          notice={ledHere && notices[ledHere]}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
