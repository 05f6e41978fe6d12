import { SignUpPage } from '#app/flows/auth/sign-up/sign-up-page.tsx';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import type { Route } from './+types/registration.ts';

/** The meta tags name the sign-up page as the canonical one for search engines. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Registration',
      description: 'Sign up as an associate of {brand}.',
      path: '/Associate/signup',
    },
    matches[0].loaderData,
  );

export default function RegistrationRoute() {
  return <SignUpPage />;
}
