import { Outlet } from 'react-router';
import { ManageFlow } from '#app/flows/manage/manage.flow.tsx';

/** What stands around every page of the member area; it stays while one goes from page to page. */
export default function ManageRoute() {
  return (
    <ManageFlow>
      <Outlet />
    </ManageFlow>
  );
}
