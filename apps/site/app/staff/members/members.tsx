import { Navigate, useLocation } from 'react-router';
import { privateMeta } from '#app/kit/private-meta.ts';
import { ResourceScreen } from '../kit/resource-page.tsx';
import { members } from './member-list.tsx';

export const meta = privateMeta('Members');

/** All members. A member had a dialog here before it had a page: an address from then, with `?open=`, leads to the page. */
export default function MembersRoute() {
  const { search } = useLocation();
  const opened = new URLSearchParams(search).get('open');
  if (opened !== null) return <Navigate to={`/dashboard/members/${opened}`} replace />;
  return <ResourceScreen resource={members} />;
}
