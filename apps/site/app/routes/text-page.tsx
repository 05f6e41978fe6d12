import { TEXT_PATHS } from '@pgm/api/contract';
import { FocusStyles, toCardImages } from '#app/kit/focus-styles.tsx';
import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { data } from 'react-router';
import { contentMeta } from '#app/content/content-meta.ts';
import { textPage } from '#app/content/text-page/text-page.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { loadTextPage } from '#app/kit/load-text-page.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import type { Route } from './+types/text-page.ts';

/** Loads a page of the site whose text staff write. */
export async function loader(args: Route.LoaderArgs) {
  const path = TEXT_PATHS.find((one) => args.pattern.endsWith(one));
  if (path === undefined) throw data('Not found', { status: 404 });
  return forVisitor(textPage(path, await loadTextPage(path, args)), args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, [(_, page) => faqPage(page)]);

export default function TextPageRoute({ loaderData: { sections, ...page } }: Route.ComponentProps) {
  return (
    <>
      <FocusStyles images={[page.image, ...toCardImages(sections)]} />
      <ContentPage {...page}>
        <Article sections={sections} lang={page.lang} />
      </ContentPage>
    </>
  );
}
