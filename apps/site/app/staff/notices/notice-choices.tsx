import { privateMeta } from '#app/kit/private-meta.ts';
import { useSession } from '../../flows/auth/session/session.ts';
import { NoticeChoicesFlow } from './notice-choices.flow.tsx';

export const meta = privateMeta('Notification settings');

/** The page where staff choose what notifies them. */
export default function NoticeChoicesPage() {
  const { user } = useSession();
  return <NoticeChoicesFlow isAdmin={user?.roles.includes('ADMIN') ?? false} />;
}
