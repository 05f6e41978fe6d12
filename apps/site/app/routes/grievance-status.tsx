import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { Suspense } from 'react';
import { contentMeta } from '#app/content/content-meta.ts';
import { grievanceStatus } from '#app/content/grievance/grievance-status.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import type { Route } from './+types/grievance-status.ts';

const GrievanceStatusFlow = lazyComponent(
  () => import('#app/flows/company/grievance/grievance-status.flow.tsx'),
);
const OwnGrievancesFlow = lazyComponent(() => import('#app/flows/company/grievance/own-grievances.flow.tsx'));

export const loader = (request: Route.LoaderArgs) => forVisitor(grievanceStatus, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function GrievanceStatusRoute({ loaderData: { sections, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <div className="grid max-w-prose gap-10">
        <Suspense>
          <GrievanceStatusFlow />
        </Suspense>
        <Suspense>
          <OwnGrievancesFlow />
        </Suspense>
      </div>
      <Article sections={sections} />
    </ContentPage>
  );
}
