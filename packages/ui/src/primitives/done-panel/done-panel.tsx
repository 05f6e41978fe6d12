import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface DonePanelProps {
  /** The page's h1, in English. */
  title: string;
  /** What happens next, in English. */
  text: string;
  /** A link to the next page. */
  action: ReactNode;
}

/** Replaces a page's form after a successful submit, and receives the focus that the form's button had. */
export function DonePanel({ title, text, action }: DonePanelProps) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div>
      <div role="status" ref={panel} tabIndex={-1} className="outline-none">
        <span className="grid size-12 place-items-center rounded-round bg-leaf text-lead text-on-leaf">
          <CheckIcon />
        </span>
        <h1 className="mt-4 text-heading font-bold">{t(title)}</h1>
        <p className="mt-2 text-ink-muted">{t(text)}</p>
      </div>
      <div className="mt-4">{action}</div>
    </div>
  );
}
