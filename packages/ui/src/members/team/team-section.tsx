import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

interface TeamSectionProps {
  /** English, like the note. */
  title: string;
  note: string;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function TeamSection({ title, note, children }: TeamSectionProps) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <div>
        <h2 id={titleId} className="text-title font-bold">
          {t(title)}
        </h2>
        <p className="mt-1 max-w-prose text-ink-muted">{t(note)}</p>
      </div>
      {children}
    </section>
  );
}
