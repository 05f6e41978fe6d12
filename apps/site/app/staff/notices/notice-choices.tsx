import { privateMeta } from '#app/kit/private-meta.ts';
import { NoticeChoicesFlow } from './notice-choices.flow.tsx';

export const meta = privateMeta('Notification settings');

/** The page where staff choose what notifies them. */
export default function NoticeChoicesPage() {
  return <NoticeChoicesFlow />;
}
