import type { ReactNode } from 'react';
import { Article, type ArticleProps } from '../article/article.tsx';
import type { ArticleSection } from '../article/article.types.ts';
import { Blocks } from '../article/blocks.tsx';
import { ContentPage, type ContentPageProps } from '../content-page/content-page.tsx';
import { ImageGallery } from '../image-gallery/image-gallery.tsx';
import type { GalleryItem } from '../image-gallery/lightbox.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';

export type OurCompanyProps = Omit<ContentPageProps, 'children'> &
  ArticleProps & {
    certificates: { heading: string; text: string; items: readonly GalleryItem[] };
    /** Facts about joining, beside the form. */
    joining: ArticleSection;
    /** The form 'Join the business'; links to `#join` lead to its position, even before it is loaded. */
    leadForm: ReactNode;
  };

/** The page about the company: its identity, its values, its certificates, and how to join. */
export function OurCompany({ sections, certificates, joining, leadForm, ...page }: OurCompanyProps) {
  return (
    <ContentPage {...page}>
      <Article sections={sections} />
      <section aria-labelledby="certificates">
        <SectionHeading id="certificates">{certificates.heading}</SectionHeading>
        <p className="mb-5 max-w-prose text-ink-muted">{certificates.text}</p>
        <ImageGallery items={certificates.items} />
      </section>
      <div className="grid gap-10 lg:grid-cols-12">
        <section aria-labelledby={joining.id} className="lg:col-span-7">
          <SectionHeading id={joining.id}>{joining.heading}</SectionHeading>
          <Blocks blocks={joining.blocks} />
        </section>
        <div id="join" className="lg:col-span-5">
          {leadForm}
        </div>
      </div>
    </ContentPage>
  );
}
