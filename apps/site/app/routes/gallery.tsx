import { ContentPage } from '@pgm/ui/content-page';
import { ImageGallery } from '@pgm/ui/image-gallery';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/shared/for-visitor.ts';
import { gallery } from '#app/content/shop/gallery.ts';
import type { Route } from './+types/gallery.ts';

export const loader = (request: Route.LoaderArgs) => forVisitor(gallery, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function GalleryRoute({ loaderData: { items, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <ImageGallery items={items} />
    </ContentPage>
  );
}
