import { OurCompany } from '@pgm/ui/company/our-company';
import { Suspense } from 'react';
import { certificates } from '#app/content/about/certificates.ts';
import { joining } from '#app/content/about/joining.ts';
import { ourCompany } from '#app/content/about/our-company.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { LightboxStyles } from '#app/kit/lightbox-styles.tsx';
import { companyContext } from '#app/kit/request-context.ts';
import { NotLoaded } from '#app/kit/not-loaded.tsx';
import { organization, toOrganizationFacts } from '#app/structured-data/organization.ts';
import type { Route } from './+types/our-company.ts';

/** The form and its machine are loaded after the page: the form is far below, and readers need neither. */
const LeadFormFlow = lazyComponent(
  () => import('#app/flows/company/lead-form/lead-form.flow.tsx'),
  NotLoaded,
);

export const loader = (request: Route.LoaderArgs) => ({
  ...forVisitor(ourCompany, request),
  certificates: forVisitor(certificates, request),
  joining: forVisitor(joining, request),
  facts: toOrganizationFacts(request.context.get(companyContext)),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, [organization]);

export default function OurCompanyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OurCompany
        {...loaderData}
        leadForm={
          <Suspense>
            <LeadFormFlow />
          </Suspense>
        }
      />
      <LightboxStyles />
    </>
  );
}
