import type { ReactNode } from 'react';
import { Article, type ArticleProps } from '../article/index.ts';
import { ContentPage, type ContentPageProps } from '../content-page/index.ts';
import { FactLines, type FactLine } from '../fact-lines/index.ts';

export type GrievancePageProps = Omit<ContentPageProps, 'children'> &
  ArticleProps & {
    /** Whom complaints go to: a heading and its lines, already in the reader's language. */
    details: readonly { heading: string; facts: readonly FactLine[] }[];
    /** The form in which anybody complains; it comes first. */
    form: ReactNode;
  };

/** Where anybody complains: the form, the officers beside it, and how it goes on. */
export function GrievancePage({ details, form, sections, ...page }: GrievancePageProps) {
  return (
    <ContentPage {...page}>
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-7">{form}</div>
        <div className="grid content-start gap-8 lg:col-span-5">
          {details.map(({ heading, facts }) => (
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
