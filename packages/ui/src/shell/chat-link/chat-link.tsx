import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChatIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type ChatLinkProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** Opens a chat with the company, such as `https://wa.me/919000000000`. */
  href: string;
  /** The messaging app. */
  messenger: string;
};

/** A round button above the corner of the page that opens a messaging app. */
export function ChatLink({ messenger, className, ...props }: ChatLinkProps) {
  const { t } = useLanguage();
  return (
    <a
      target="_blank"
      rel="noreferrer"
      {...props}
      aria-label={t('Chat on {messenger}', { messenger })}
      className={cx('chat-link', className)}
    >
      <ChatIcon />
    </a>
  );
}
