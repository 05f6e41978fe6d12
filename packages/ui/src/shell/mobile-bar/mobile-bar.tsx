import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';

/** A nav link within reach of the thumb; `label` is English and is translated here. */
interface MobileBarItem {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** The number of items on the icon's corner: `CountBadge`. */
  badge?: ReactNode;
  /** Runs instead of the navigation to `href`; the link still works while the page is loading. */
  onPress?: (() => void) | undefined;
}

export interface MobileBarProps {
  /** Three to five items. */
  items: readonly MobileBarItem[];
  /** Why a press did not open the page; English, translated here. */
  alert?: string | undefined;
}

/** The bar at the bottom of a phone's screen; wider screens have the header's links instead. */
export function MobileBar({ items, alert }: MobileBarProps) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('Quick links')} className="mobile-bar">
      {alert !== undefined && (
        <p role="alert" className="px-4 py-2 font-medium text-danger">
          {t(alert)}
        </p>
      )}
      <ul>
        {items.map(({ href, label, icon, current = false, badge, onPress }, place) => (
          // The position is the key, so that the focus stays where 'Login' becomes 'Profile'.
          <li key={place}>
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
            >
              {icon}
              {t(label)}
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
