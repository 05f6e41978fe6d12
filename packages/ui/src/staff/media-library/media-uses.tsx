import { useLanguage } from '../../foundations/language/language.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface MediaUsesProps {
  /** What shows the image, by title. */
  uses: readonly {
    href: string;
    title: string;
    /** Such as 'News'; English, translated here. */
    kind: string;
    /** Visitors see it there. */
    isPublished: boolean;
  }[];
  /** How many show it altogether. */
  useCount: number;
}

/** Where an image of the library is used, as links. */
export function MediaUses({ uses, useCount }: MediaUsesProps) {
  const { t } = useLanguage();
  if (uses.length === 0) return <p className="text-ink-muted">{t('Nothing shows this image yet.')}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {uses.map(({ href, title, kind, isPublished }) => (
          <li key={href} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink href={href}>{title}</TextLink>
            <span className="text-ink-muted">{t(kind)}</span>
            <Badge kind={isPublished ? 'credit' : 'plain'}>{t(isPublished ? 'Published' : 'Draft')}</Badge>
          </li>
        ))}
      </ul>
      {useCount > uses.length && (
        <p className="mt-2 text-ink-muted">{t('And {count} more', { count: useCount - uses.length })}</p>
      )}
    </>
  );
}
