import { OurCompany } from '@pgm/ui/our-company';
import { Suspense } from 'react';
import { certificates } from '#app/content/about/certificates.ts';
import { joining } from '#app/content/about/joining.ts';
import { ourCompany } from '#app/content/about/our-company.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/shared/for-visitor.ts';
import { laterPart } from '#app/shared/later-part.ts';
import { organization } from '#app/structured-data/organization.ts';
import type { Route } from './+types/our-company.ts';

/** The form comes with its machine after the page: it stands far below, and reading needs neither. */
const LeadFormFlow = laterPart(() => import('#app/flows/lead-form/lead-form.flow.tsx'));

export const loader = (request: Route.LoaderArgs) => ({
  ...forVisitor(ourCompany, request),
  certificates: forVisitor(certificates, request),
  joining: forVisitor(joining, request),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, import.meta.env.SSR && [organization]);

export default function OurCompanyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <OurCompany
      {...loaderData}
      leadForm={
        <Suspense>
          <LeadFormFlow />
        </Suspense>
      }
    />
  );
}
