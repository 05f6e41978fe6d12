import { Outlet } from 'react-router';
import { ManageFlow } from '#app/flows/members/manage/manage.flow.tsx';

/** The layout of every page of the member area; it stays mounted when the user changes the page. */
export default function ManageRoute() {
  return (
    <ManageFlow>
      <Outlet />
    </ManageFlow>
  );
}
