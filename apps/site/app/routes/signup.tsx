import { brand } from '#app/brand.ts';
import { SignUpPage } from '#app/flows/auth/sign-up/sign-up-page.tsx';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import type { Route } from './+types/signup.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Sign Up',
      description: 'Sign up as an associate of {brand} with your mobile number, email or Google.',
      path: '/Associate/signup',
    },
    matches[0].loaderData,
  );

export default function SignUpRoute() {
  return <SignUpPage brandName={brand.name} />;
}
