import { Article } from '@pgm/ui/article';
import { ContentPage } from '@pgm/ui/content-page';
import { Suspense } from 'react';
import { contentMeta } from '#app/content/content-meta.ts';
import { grievanceStatus } from '#app/content/grievance/grievance-status.ts';
import { forVisitor } from '#app/shared/for-visitor.ts';
import { laterPart } from '#app/shared/later-part.ts';
import type { Route } from './+types/grievance-status.ts';

const GrievanceStatusFlow = laterPart(() => import('#app/flows/grievance/grievance-status.flow.tsx'));
const OwnGrievancesFlow = laterPart(() => import('#app/flows/grievance/own-grievances.flow.tsx'));

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
