import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';

export interface StaffLink {
  href: string;
  /** English; translated here. */
  label: string;
  icon: ReactNode;
  /** It leads to the page that is shown. */
  current?: boolean;
}

export interface StaffNavProps {
  /** The pages that the role of the user may open, in groups; `label` is English. */
  groups: readonly { label: string; links: readonly StaffLink[] }[];
  /** Called by a press on a link. */
  onChoose?: () => void;
}

/** The pages of the staff area, in named groups; headings belong to the page, which comes after them. */
export function StaffNav({ groups, onChoose }: StaffNavProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <nav aria-label={t('Staff area')} className="grid gap-4">
      {groups.map(({ label, links }, at) => (
        <div key={label}>
          <p id={`${id}${at}`} className="px-3 py-1 text-note font-semibold text-ink-muted">
            {t(label)}
          </p>
          <ul aria-labelledby={`${id}${at}`} className="grid gap-1">
            {links.map(({ href, label: page, icon, current = false }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  onClick={onChoose}
                  className="flex min-h-11 items-center gap-3 rounded-field px-3 font-medium hover:bg-leaf-soft hover:text-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-on-leaf forced-colors:aria-[current=page]:outline"
                >
                  <span aria-hidden className="flex text-lead">
                    {icon}
                  </span>
                  {t(page)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
