import type { ReactNode } from 'react';
import { Article, type ArticleProps } from '../article/article.tsx';
import { ContentPage, type ContentPageProps } from '../content-page/content-page.tsx';
import { FactLines, type FactLine } from '../../primitives/fact-lines/fact-lines.tsx';
import { withFacts } from '../../primitives/fact-lines/known-facts.ts';

export type GrievancePageProps = Omit<ContentPageProps, 'children'> &
  ArticleProps & {
    /** The officers for grievances: a heading and its lines, already in the reader's language. */
    details: readonly { heading: string; facts: readonly FactLine[] }[];
    /** The form for a grievance; it comes first. */
    form: ReactNode;
  };

/** The grievance page: the form, the officers beside it, and the next steps. */
export function GrievancePage({ details, form, sections, ...page }: GrievancePageProps) {
  return (
    <ContentPage {...page}>
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-7">{form}</div>
        <div className="grid content-start gap-8 empty:hidden lg:col-span-5">
          {withFacts(details).map(({ heading, facts }) => (
            <section key={heading} className="border-t-2 border-ink pt-3">
              <h2 className="mb-3 text-heading font-bold">{heading}</h2>
              <FactLines facts={facts} />
            </section>
          ))}
        </div>
      </div>
      <Article sections={sections} />
    </ContentPage>
  );
}
