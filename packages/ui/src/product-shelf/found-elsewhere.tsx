import { useId } from 'react';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';

/** A page or category; the label is English or in the reader's language. */
export interface PlaceFound {
  readonly href: string;
  readonly label: string;
}

/** Pages and categories that words mean for which there is no product; nothing without any. */
export function FoundElsewhere({ places }: { places: readonly PlaceFound[] }) {
  const { t } = useLanguage();
  const id = useId();
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mb-4">
      <h2 id={id} className="font-semibold">
        {t('Matching pages and categories')}
      </h2>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-5">
        {places.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              {t(label)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
