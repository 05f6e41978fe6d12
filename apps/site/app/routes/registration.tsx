import { SignupPage } from '#app/flows/signup/signup-page.tsx';
import { pageMeta } from '#app/shared/page-meta.ts';
import type { Route } from './+types/registration.ts';

/** Search engines are told that the sign-up page is the one to show. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Registration',
      description: 'Register as an associate of {brand}.',
      path: '/Associate/signup',
    },
    matches[0].loaderData,
  );

export default function RegistrationRoute() {
  return <SignupPage />;
}
