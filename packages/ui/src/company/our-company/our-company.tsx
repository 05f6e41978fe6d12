import type { ReactNode } from 'react';
import { Article, type ArticleProps } from '../article/article.tsx';
import type { ArticleSection } from '../article/article.types.ts';
import { Blocks } from '../article/blocks.tsx';
import { ContentPage, type ContentPageProps } from '../content-page/content-page.tsx';
import { FileLink } from '../image-gallery/file-link.tsx';
import { ImageGallery } from '../image-gallery/image-gallery.tsx';
import type { GalleryItem } from '../../primitives/lightbox/lightbox.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';

/** A certificate whose scan is no image, in the reader's language. */
export interface CertificateDocument {
  title: string;
  text: string;
  file: { readonly href: string; readonly label: string };
}

export type OurCompanyProps = Omit<ContentPageProps, 'children'> &
  ArticleProps & {
    /** Left out as a whole while there are none. */
    certificates: {
      heading: string;
      text: string;
      items: readonly GalleryItem[];
      documents: readonly CertificateDocument[];
    };
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
      <Certificates {...certificates} />
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

function Certificates({ heading, text, items, documents }: OurCompanyProps['certificates']) {
  if (items.length === 0 && documents.length === 0) return null;
  return (
    <section aria-labelledby="certificates">
      <SectionHeading id="certificates">{heading}</SectionHeading>
      {items.length > 0 && (
        <>
          <p className="mb-5 max-w-prose text-ink-muted">{text}</p>
          <ImageGallery items={items} className="mb-5" />
        </>
      )}
      {documents.length > 0 && (
        <ul className="grid gap-4">
          {documents.map(({ title, text: facts, file }) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <p className="text-note text-ink-muted">{facts}</p>
              <FileLink {...file} of={title} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
