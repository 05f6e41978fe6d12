import type { ReactNode } from 'react';
import { Article, type ArticleProps } from '../article/article.tsx';
import { ContentPage, type ContentPageProps } from '../content-page/content-page.tsx';
import { FactLines, type FactLine } from '../../primitives/fact-lines/fact-lines.tsx';
import { withFacts } from '../../primitives/fact-lines/known-facts.ts';

export type ContactPageProps = Omit<ContentPageProps, 'children'> &
  ArticleProps & {
    /** Address, numbers, hours: a heading and its lines. */
    details: readonly { heading: string; facts: readonly FactLine[] }[];
    /** The form where visitors leave their phone number. */
    form: ReactNode;
  };

/** Where the company is, its opening hours, and a form that asks for a call back. */
export function ContactPage({ details, form, sections, ...page }: ContactPageProps) {
  const known = withFacts(details);
  return (
    <ContentPage {...page}>
      <div className="grid gap-10 lg:grid-cols-12">
        {known.length > 0 && (
          <div className="grid content-start gap-8 lg:col-span-7">
            {known.map(({ heading, facts }) => (
              <section key={heading} className="border-t-2 border-ink pt-3">
                <h2 className="mb-3 text-heading font-bold">{heading}</h2>
                <FactLines facts={facts} />
              </section>
            ))}
          </div>
        )}
        <div className="lg:col-span-5">{form}</div>
      </div>
      <Article sections={sections} />
    </ContentPage>
  );
}
