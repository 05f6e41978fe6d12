import { AuthFrame } from '@pgm/ui/auth-frame';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { company } from '#app/company.ts';
import { LoginFlow } from '#app/flows/login/login.flow.tsx';
import { GoodbyeFlow } from '#app/flows/privacy/goodbye.flow.tsx';
import { GuestsOnly } from '#app/flows/session/guests-only.tsx';
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

/** What the sign-up page says when it leads here. */
const JustRegistered = z.object({ registered: z.literal(true) });

export default function LoginRoute() {
  const isNew = JustRegistered.safeParse(useLocation().state).success;
  return (
    <GuestsOnly>
      <GoodbyeFlow />
      <AuthFrame brandName={company.brandName}>
        <LoginFlow
          signUp={{ href: '/Associate/signup' }}
          {...(isNew && {
            firstTab: 'email' as const,
            notice: 'Your account is ready. Log in with your username and password.',
          })}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
