import { MembersEmptyPage } from '#app/flows/session/members-empty-page.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Dashboard');

export default function DashboardRoute() {
  return <MembersEmptyPage title="Dashboard" text="There is nothing to show here yet." />;
}
