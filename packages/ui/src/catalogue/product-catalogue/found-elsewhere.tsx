import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { FoundLine, FoundText, type TextMatch } from '../found-text/found-text.tsx';

/** A page or category; the label is English or in the reader's language. */
export interface SearchMatch {
  readonly href: string;
  readonly label: string;
  /** Why it is found. Default: not said. */
  readonly match?: TextMatch | undefined;
}

/** Pages and categories that match a search without products; renders nothing without matches. */
export function FoundElsewhere({ matches }: { matches: readonly SearchMatch[] }) {
  const { t } = useLanguage();
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mb-4">
      <h2 id={id} className="font-semibold">
        {t('Matching pages and categories')}
      </h2>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-5">
        {matches.map(({ href, label, match }) => (
          <li key={href} className="grid">
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              <FoundText match={match} field="name" text={t(label)} />
            </TextLink>
            <FoundLine match={match} shown={['name']} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
