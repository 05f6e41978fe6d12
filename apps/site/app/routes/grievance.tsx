import { GrievancePage } from '@pgm/ui/company/grievance';
import { Suspense } from 'react';
import { contentMeta } from '#app/content/content-meta.ts';
import { grievance } from '#app/content/grievance/grievance.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { NotLoaded } from '#app/kit/not-loaded.tsx';
import type { Route } from './+types/grievance.ts';

const GrievanceFormFlow = lazyComponent(
  () => import('#app/flows/company/grievance/grievance-form.flow.tsx'),
  NotLoaded,
);

export const loader = (request: Route.LoaderArgs) => forVisitor(grievance, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function GrievanceRoute({ loaderData }: Route.ComponentProps) {
  return (
    <GrievancePage
      {...loaderData}
      form={
        <Suspense>
          <GrievanceFormFlow />
        </Suspense>
      }
    />
  );
}
