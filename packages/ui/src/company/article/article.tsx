import type { ArticleBlock, ArticleSection, Words } from './article.types.ts';
import { Blocks } from './blocks.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { isKnown } from '../../primitives/fact-lines/known-facts.ts';

export type { ArticleSection, WayOn, Words } from './article.types.ts';

/** From this number of sections on, the page begins with a table of contents. */
const LONG = 7;

export interface ArticleProps {
  /** Already in the reader's language. */
  sections: readonly ArticleSection<Words>[];
  /** The language of a text that is not in the reader's. */
  lang?: string | undefined;
}

/**
 * Sections to read; on a wide screen the headings have a column of their own, which makes them easy to find. A
 * section of unknown facts is left out.
 */
export function Article({ sections: all, lang }: ArticleProps) {
  const sections = all.filter(({ blocks }) => blocks.some(isShown));
  return (
    <>
      {sections.length >= LONG && <OnThisPage sections={sections} />}
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          aria-labelledby={id}
          lang={lang}
          className="grid gap-4 border-t-2 border-ink pt-3 lg:grid-cols-12 lg:gap-6"
        >
          <h2 id={id} className="text-heading font-bold lg:col-span-4">
            {heading}
          </h2>
          <div className="lg:col-span-7 lg:pt-2">
            <Blocks blocks={blocks} />
          </div>
        </section>
      ))}
    </>
  );
}

const isShown = (block: ArticleBlock<Words>) =>
  typeof block === 'string' || !('facts' in block) || block.facts.some(isKnown);
