import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { ImageGallery } from '@pgm/ui/company/image-gallery';
import { contentMeta } from '#app/content/content-meta.ts';
import { gallery } from '#app/content/shop/gallery.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { FocusStyles, toCardImages } from '#app/kit/focus-styles.tsx';
import { LightboxStyles } from '#app/kit/lightbox-styles.tsx';
import { loadTextPage } from '#app/kit/load-text-page.ts';
import type { Route } from './+types/gallery.ts';

export const loader = async (args: Route.LoaderArgs) =>
  forVisitor(gallery(await loadTextPage('Shop/gallery', args)), args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { items, name, sections, ...page } = loaderData;
  return (
    <>
      <FocusStyles images={[page.image, ...items.map(({ image }) => image), ...toCardImages(sections)]} />
      <ContentPage {...page}>
        <ImageGallery items={items} aria-label={name} lang={page.lang} />
        <Article sections={sections} lang={page.lang} />
      </ContentPage>
      <LightboxStyles />
    </>
  );
}
