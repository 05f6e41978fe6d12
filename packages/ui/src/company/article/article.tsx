import type { ArticleSection } from './article.types.ts';
import { Blocks } from './blocks.tsx';
import { OnThisPage } from './on-this-page.tsx';

export type { ArticleSection, WayOn } from './article.types.ts';

/** From this number of sections on, the page begins with a table of contents. */
const LONG = 7;

export interface ArticleProps {
  /** Already in the reader's language. */
  sections: readonly ArticleSection[];
}

/** Sections to read; on a wide screen the headings have a column of their own, which makes them easy to find. */
export function Article({ sections }: ArticleProps) {
  return (
    <>
      {sections.length >= LONG && <OnThisPage sections={sections} />}
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          aria-labelledby={id}
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
