import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { useLanguage } from '@pgm/ui/foundations/language';
import { articlePage } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { ShareOffer } from '#app/flows/members/share/share-offer.tsx';
import { FocusStyles, toCardImages } from '#app/kit/focus-styles.tsx';
import { forVisitor } from '#app/content/for-visitor.ts';
import { toArticleKind } from '#app/kit/article-kind.ts';
import { loadArticle } from '#app/kit/load-articles.ts';
import { articlesContext } from '#app/kit/request-context.ts';
import { articleThing } from '#app/structured-data/article.ts';
import type { Route } from './+types/article.ts';

/** Loads an article of the blog or of the news. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, pattern, request } = args;
  const kind = toArticleKind(pattern);
  const named = { kind, slug: params.slug };
  const article = await loadArticle(context.get(articlesContext), named, request.signal);
  return forVisitor(articlePage(kind, article), args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, [articleThing]);

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { formatDate } = useLanguage();
  const { sections, date, sampleNote, ...page } = loaderData;
  return (
    <>
      <FocusStyles images={[page.image, ...toCardImages(sections)]} />
      <ContentPage {...page} note={[formatDate(date), sampleNote].filter(Boolean).join(' · ')}>
        <Article sections={sections} lang={page.lang} />
        <ShareOffer />
      </ContentPage>
    </>
  );
}
