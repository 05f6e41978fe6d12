import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

export interface PageOpeningProps {
  /** The subject of the page; already in the reader's language, like all text here. */
  heading: string;
  /** A summary of two or three sentences. */
  lead: string;
  /** The date when it was written or last changed. */
  note?: string | undefined;
  /** Fills its box and is cropped at the sides. Without one the heading stands on the paper background. */
  image?: ImageFacts | undefined;
  /** The language of the heading and the lead where it is not the reader's. */
  lang?: string | undefined;
}

/** How wide the image of an opening is. */
const SIZES = '(min-width: 64rem) 30rem, (min-width: 48rem) 50vw, 100vw';

/** The top of a content page, like the front of a label: a heading and an image. */
export function PageOpening({ heading, lead, note, image, lang }: PageOpeningProps) {
  if (image === undefined) {
    return (
      <header className="max-w-prose">
        <h1 lang={lang} className="text-display font-bold">
          {heading}
        </h1>
        <p lang={lang} className="mt-4 text-lead text-ink-muted">
          {lead}
        </p>
        {note !== undefined && <p className="mt-3 text-note text-ink-muted">{note}</p>}
      </header>
    );
  }
  return (
    <header className="grid overflow-hidden rounded-card bg-bottle text-on-bottle md:grid-cols-2 lg:grid-cols-12">
      <div className="flex flex-col justify-center p-6 sm:p-10 lg:col-span-7">
        <h1 lang={lang} className="text-display font-bold">
          {heading}
        </h1>
        <p lang={lang} className="mt-4 max-w-prose text-lead text-on-bottle-muted">
          {lead}
        </p>
        {note !== undefined && <p className="mt-3 text-note text-on-bottle-muted">{note}</p>}
      </div>
      <div className="bg-turmeric lg:col-span-5">
        <ResponsiveImage
          image={image}
          sizes={SIZES}
          priority
          isPreloaded
          className="size-full object-cover"
        />
      </div>
    </header>
  );
}
