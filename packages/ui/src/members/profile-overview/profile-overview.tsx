import { useLanguage } from '../../foundations/language/language.tsx';
import { dialled } from '../../foundations/dialled.ts';
import { genderWords } from './gender-words.ts';
import { ProfileHead } from './profile-head.tsx';
import { ProfileTile } from './profile-tile.tsx';
import type { ProfileUser } from './profile-user.types.ts';
import { UnprovenNote } from './unproven-note.tsx';

export interface ProfileOverviewProps {
  user: ProfileUser;
  /** Starts the verification of a contact. */
  onVerify: (contact: 'email' | 'phone') => void;
}

/** A member's identity and contact details, read-only. */
export function ProfileOverview({ user, onVerify }: ProfileOverviewProps) {
  const { t, formatDate } = useLanguage();
  const unknown = t('Not specified');
  const alternatePhones = user.alternatePhone.map(dialled);
  const note = (contact: 'email' | 'phone') =>
    user.unproven?.includes(contact) && <UnprovenNote contact={contact} onVerify={() => onVerify(contact)} />;
  const hasMore = user.alternateEmails.length > 0 || alternatePhones.length > 0;
  return (
    <div className="grid gap-4 sm:gap-5">
      <ProfileHead user={user} />
      <dl className="grid grid-cols-2 gap-4 sm:gap-5 lg:grid-cols-4">
        <ProfileTile label={t('Gender')}>
          {user.gender === null ? unknown : t(genderWords[user.gender] ?? user.gender)}
        </ProfileTile>
        <ProfileTile label={t('Date of Birth')}>
          {user.dob === null ? unknown : formatDate(user.dob)}
        </ProfileTile>
        <ProfileTile label={t('Email')} wide>
          {user.primaryEmail ?? unknown}
          {note('email')}
        </ProfileTile>
        <ProfileTile label={t('Phone')} wide>
          {user.primaryPhone === null ? unknown : dialled(user.primaryPhone)}
          {note('phone')}
        </ProfileTile>
      </dl>
      {hasMore && (
        <section aria-labelledby="more-contacts" className="rounded-card border bg-surface p-5">
          <h2 id="more-contacts" className="text-lead font-bold">
            {t('Additional Contact Information')}
          </h2>
          <ul className="figures mt-2 grid gap-1">
            {[...user.alternateEmails, ...alternatePhones].map((contact) => (
              <li key={contact} className="wrap-anywhere">
                {contact}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
