import { ContactPage } from '@pgm/ui/company/contact-page';
import { Suspense } from 'react';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { contact } from '#app/content/shop/contact.ts';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { companyContext } from '#app/kit/request-context.ts';
import { NotLoaded } from '#app/kit/not-loaded.tsx';
import { contactPage } from '#app/structured-data/contact-page.ts';
import { toOrganizationFacts } from '#app/structured-data/organization.ts';
import type { Route } from './+types/contact.ts';

const QuestionFormFlow = lazyComponent(
  () => import('#app/flows/company/question-form/question-form.flow.tsx'),
  NotLoaded,
);

export const loader = (request: Route.LoaderArgs) => ({
  ...forVisitor(contact, request),
  facts: toOrganizationFacts(request.context.get(companyContext)),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, [contactPage]);

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ContactPage
      {...loaderData}
      form={
        <Suspense>
          <QuestionFormFlow />
        </Suspense>
      }
    />
  );
}
