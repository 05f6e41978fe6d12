import { useLanguage } from '../../foundations/language/language.tsx';
import type { ArticleSection, Words } from './article.types.ts';

/** The table of contents of a long page. Plain anchors: the router does not navigate. */
export function OnThisPage({ sections }: { sections: readonly ArticleSection<Words>[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('On this page')} className="rounded-card border bg-surface p-5">
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-leaf underline underline-offset-4"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
