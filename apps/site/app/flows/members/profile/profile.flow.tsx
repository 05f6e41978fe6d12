import { type User, imageAddress } from '@pgm/api/contract';
import { AccountPage } from '@pgm/ui/shell/account-page';
import { Button } from '@pgm/ui/primitives/button';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ProfileOverview } from '@pgm/ui/members/profile-overview';
import { useMember } from '../../auth/session/use-member.ts';
import { AccountDetailsScreen, useAccountDetails } from './account-details.flow.tsx';
import { ContactProofScreen } from '../../auth/contact-proof/contact-proof.flow.tsx';
import { ProfileEditScreen } from './profile-edit.flow.tsx';
import { useContactProof } from '../../auth/contact-proof/use-contact-proof.ts';
import { useProfileEdit } from './use-profile-edit.ts';

/** The photo size that the overview loads: three times as wide as it is shown. */
const PHOTO_SIZE = '320.webp';

/** A member's profile, with the dialogs that change it and prove its contacts. */
export function ProfileFlow() {
  const user = useMember();
  const proof = useContactProof();
  const edit = useProfileEdit(proof.open);
  const details = useAccountDetails();
  return (
    <>
      <ProfileScreen
        user={user}
        onEdit={() => edit.open(user)}
        onVerify={(contact) => proof.open(user, contact)}
        onDetails={() => details.edit(user)}
      />
      <ProfileEditScreen actor={edit.actor} />
      <AccountDetailsScreen actor={details.actor} />
      <ContactProofScreen actor={proof.actor} />
    </>
  );
}

interface ProfileScreenProps {
  readonly user: User;
  readonly onEdit?: () => void;
  readonly onVerify?: (contact: 'email' | 'phone') => void;
  readonly onDetails?: () => void;
}

const nothing = () => undefined;

/** The screen of the profile below its dialogs. */
export function ProfileScreen({
  user,
  onEdit = nothing,
  onVerify = nothing,
  onDetails = nothing,
}: ProfileScreenProps) {
  const { t } = useLanguage();
  const imageUrl = user.imageUrl && imageAddress({ url: user.imageUrl }, PHOTO_SIZE);
  return (
    <AccountPage
      title="Profile Overview"
      action={
        <Button variant="secondary" className="shrink-0 whitespace-nowrap" onClick={onEdit}>
          {t('Edit Profile')}
        </Button>
      }
    >
      <ProfileOverview user={{ ...user, imageUrl }} onVerify={onVerify} />
      <div>
        <Button variant="secondary" onClick={onDetails}>
          {t('Edit more details')}
        </Button>
      </div>
    </AccountPage>
  );
}
