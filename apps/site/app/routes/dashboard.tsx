import { MembersEmptyPage } from '#app/flows/auth/session/members-empty-page.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Dashboard');

export default function DashboardRoute() {
  return <MembersEmptyPage title="Dashboard" text="There is nothing to show here yet." />;
}
