import { ContentPage } from '@pgm/ui/company/content-page';
import { ImageGallery } from '@pgm/ui/company/image-gallery';
import lightbox from '@pgm/ui/lightbox.css?url';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/i18n/for-visitor.ts';
import { gallery } from '#app/content/shop/gallery.ts';
import type { Route } from './+types/gallery.ts';

export const loader = (request: Route.LoaderArgs) => forVisitor(gallery, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function GalleryRoute({ loaderData: { items, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <link rel="stylesheet" href={lightbox} precedence="default" />
      <ImageGallery items={items} />
    </ContentPage>
  );
}
