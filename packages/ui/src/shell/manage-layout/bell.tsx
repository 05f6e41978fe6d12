import { CountBadge } from '../../primitives/count-badge/count-badge.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { ManageLink } from './manage-link.types.ts';

/** A nav link that a narrow screen always shows, as an icon with the number of new items. */
export function Bell({ href, label, icon, current, count = 0 }: ManageLink) {
  const { t, formatNumber } = useLanguage();
  const unread = count > 0 ? ` ${t('{count} unread', { count: formatNumber(count) })}` : '';
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      aria-label={t(label) + unread}
      className="grid w-16 shrink-0 place-items-center border-s border-b-3 border-b-transparent text-lead text-leaf -outline-offset-3 hover:bg-leaf-soft forced-colors:border-b-0 forced-colors:aria-[current=page]:border-b-3 aria-[current=page]:border-b-leaf lg:hidden"
    >
      <span className={count > 0 ? 'relative me-4 flex' : 'flex'}>
        {icon}
        {count > 0 && <CountBadge count={count} className="-mt-2" />}
      </span>
    </Link>
  );
}
