import { MembersEmptyPage } from '#app/flows/session/members-empty-page.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = () => privateMeta('Business Values');

export default function BusinessValuesRoute() {
  return <MembersEmptyPage title="Business Values" text="You have no points yet." />;
}
