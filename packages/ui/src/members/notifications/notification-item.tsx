import { cva, cx } from 'class-variance-authority';
import { useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { AlertIcon, OrdersIcon, PageIcon, PointsIcon, TeamIcon } from '../../foundations/icon/icons.tsx';
import { type I18n, useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

/** A notification to a member. */
export interface NotificationFacts {
  id: string;
  kind: 'ORDER' | 'POINTS' | 'REQUEST' | 'STOCK' | 'TEAM';
  /** English, with `{placeholders}`. */
  text: string;
  /** The values of the placeholders; numbers, and the ISO text of `date`, are formatted as in India. */
  values: Readonly<Record<string, string | number>>;
  /** The page with the details. */
  link: string | null;
  isRead: boolean;
  /** ISO text. */
  createdAt: string;
}

interface NotificationItemProps {
  notification: NotificationFacts;
  onRead: (id: string) => void;
}

const icons = {
  ORDER: OrdersIcon,
  POINTS: PointsIcon,
  REQUEST: PageIcon,
  STOCK: AlertIcon,
  TEAM: TeamIcon,
} as const;

const itemLook = cva('flex gap-3 border-b border-s-3 p-4 last:border-b-0 sm:gap-4', {
  variants: { isRead: { true: 'border-s-transparent', false: 'border-s-leaf bg-leaf-soft' } },
});

const iconLook = cva('grid size-9 shrink-0 place-items-center rounded-round border', {
  variants: { isRead: { true: 'text-ink-muted', false: 'border-leaf bg-surface text-leaf' } },
});

/** A notification: its link marks it as read, and so does its button. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const { id, kind, text, values, link, isRead, createdAt } = notification;
  const Icon = icons[kind];
  const line = useRef<HTMLParagraphElement>(null);
  const textId = `notification-${id}`;
  const words = t(
    text,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(i18n, name, value)])),
  );
  return (
    <li className={itemLook({ isRead })}>
      <span className={iconLook({ isRead })}>
        <Icon />
      </span>
      <div className="grid min-w-0 grow gap-x-4 sm:flex sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p id={textId} ref={line} tabIndex={-1} className={cx('wrap-anywhere', !isRead && 'font-semibold')}>
            {!isRead && <span className="sr-only">{t('Unread:')} </span>}
            {link === null ? (
              words
            ) : (
              <TextLink href={link} className="inline-block py-1" onClick={() => onRead(id)}>
                {words}
              </TextLink>
            )}
          </p>
          <time dateTime={createdAt} className="figures text-note text-ink-muted">
            {i18n.formatDate(createdAt)}
          </time>
        </div>
        {!isRead && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 min-h-11 shrink-0 justify-self-start sm:ms-0"
            aria-describedby={textId}
            onClick={() => {
              // The button disappears, so the line receives the keyboard focus.
              line.current?.focus();
              onRead(id);
            }}
          >
            {t('Mark as read')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A value of a placeholder, as the language writes it. */
function toText(
  { formatDate, formatMonth, formatNumber }: I18n,
  name: string,
  value: string | number,
): string {
  if (typeof value === 'number') return formatNumber(value);
  if (name === 'date') return formatDate(value);
  return name === 'month' ? formatMonth(value) : value;
}
