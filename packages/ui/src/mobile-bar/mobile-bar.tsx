import type { ReactNode } from 'react';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';

/** A place to go within the thumb's reach; `label` is English and is translated here. */
export interface MobileBarItem {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** How many wait there, on the icon's corner: `CountBadge`. */
  badge?: ReactNode;
  /** Done instead of going to `href`; the link still leads there while the page is loading. */
  onPress?: (() => void) | undefined;
}

export interface MobileBarProps {
  /** Three to five. */
  items: readonly MobileBarItem[];
}

/** The bar at the bottom of a phone's screen; wider screens have the header's links instead. */
export function MobileBar({ items }: MobileBarProps) {
  const { t } = useLanguage();
  return (
    <nav
      aria-label={t('Quick links')}
      className="pb-safe fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-surface md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map(({ href, label, icon, current = false, badge, onPress }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={
                onPress &&
                ((event) => {
                  event.preventDefault();
                  onPress();
                })
              }
              className="relative flex min-h-14 flex-col items-center justify-center border-t-3 border-transparent text-note font-medium text-ink-muted -outline-offset-3 forced-colors:border-t-0 forced-colors:aria-[current=page]:border-t-3 aria-[current=page]:border-leaf aria-[current=page]:text-leaf"
            >
              <span className="flex text-lead">{icon}</span>
              {t(label)}
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
