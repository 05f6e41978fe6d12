import { Outlet } from 'react-router';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';

/** The layout of every page that a guest may not see. `useMember` reads its user; for another one the page starts again. */
export default function MembersOnlyRoute() {
  return <MembersOnly>{(user) => <Outlet key={user.id} context={user} />}</MembersOnly>;
}
