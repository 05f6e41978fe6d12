import { AccountPage } from '@pgm/ui/account-page';
import { ProfileOverview } from '@pgm/ui/profile-overview';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = () => privateMeta('Profile Overview');

export default function ProfileRoute() {
  return (
    <MembersOnly>
      {(user) => (
        <AccountPage title="Profile Overview">
          <ProfileOverview user={user} />
        </AccountPage>
      )}
    </MembersOnly>
  );
}
