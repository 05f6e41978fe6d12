import { Badge } from '../../primitives/badge/badge.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ProfilePhoto } from '../profile-photo/profile-photo.tsx';
import type { ProfileUser } from './profile-user.types.ts';

const roleNames: Readonly<Record<string, string>> = { MEMBER: 'Member', STAFF: 'Staff', ADMIN: 'Admin' };

/** Photo, name and roles. */
export function ProfileHead({ user }: { user: ProfileUser }) {
  const { t } = useLanguage();
  const name = [user.firstName, user.midName, user.lastName].filter(Boolean).join(' ');
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-card border bg-surface p-5">
      <ProfilePhoto address={user.imageUrl} alt={t('Photo of {name}', { name })} className="size-24" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <h2 className="text-title font-bold wrap-anywhere">{name}</h2>
        <p className="text-ink-muted wrap-anywhere">@{user.username}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          {user.roles.map((role) => (
            <Badge key={role} kind="leaf">
              {t(roleNames[role] ?? role)}
            </Badge>
          ))}
        </p>
      </div>
    </div>
  );
}
