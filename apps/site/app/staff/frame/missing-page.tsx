import { NotFound } from '@pgm/ui/shell/not-found';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Page not found');

/** An address of the staff area that has no page. */
export default function MissingPage() {
  return <NotFound links={[{ href: '/dashboard', label: 'Today' }]} />;
}
