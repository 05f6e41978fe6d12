import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { data } from 'react-router';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/i18n/for-visitor.ts';
import { textPages } from '#app/content/text-pages.ts';
import { TEXT_PATHS } from '#app/content/text-paths.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import type { Route } from './+types/text-page.ts';

/** The words come from the server: a reader's browser gets one language, and no code for it. */
export function loader(request: Route.LoaderArgs) {
  const path = TEXT_PATHS.find((one) => request.pattern.endsWith(one));
  if (path === undefined) throw data('Not found', { status: 404 });
  return forVisitor(textPages[path], request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, import.meta.env.SSR && [(_, page) => faqPage(page)]);

export default function TextPageRoute({ loaderData: { sections, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <Article sections={sections} />
    </ContentPage>
  );
}
