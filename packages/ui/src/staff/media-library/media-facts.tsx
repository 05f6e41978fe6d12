import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';
import { MediaSize, type MediaSizeProps } from './media-size.tsx';

export interface MediaFactsProps extends MediaSizeProps {
  /** The whole image with its focus; its `alt` is the text in English. */
  image: ImageFacts;
  alternativeInHindi: string;
  /** ISO text. */
  uploadedAt: string;
  /** Null for a deleted account. */
  uploaderName: string | null;
}

/** A fact with its label in English. */
function Line({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-32 font-semibold">{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An image of the library: the whole of it, a square crop, its texts and its file. */
export function MediaFacts({ image, alternativeInHindi, uploadedAt, ...file }: MediaFactsProps) {
  const { t } = useLanguage();
  const { alt, focus = { x: 50, y: 50 } } = image;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-wrap items-start gap-4">
        <ResponsiveImage
          image={{ ...image, focus: undefined }}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="h-auto max-h-96 w-auto max-w-full rounded-field border"
          priority
        />
        <ResponsiveImage
          image={{ ...image, alt: '' }}
          sizes="6rem"
          className="size-24 rounded-field border object-cover"
        />
      </div>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="font-semibold">{t('Alternative text')}</h2>
          <p lang="en">{alt}</p>
          <p lang="hi">{alternativeInHindi}</p>
        </div>
        <dl className="grid gap-2">
          <Line label="Focus">{t('{x}% from the left, {y}% from the top', { ...focus })}</Line>
          <Line label="File">
            <MediaSize {...file} />
          </Line>
          <Line label="Uploaded">
            <DateAndTime at={uploadedAt} />
            {file.uploaderName !== null && ` · ${file.uploaderName}`}
          </Line>
        </dl>
      </div>
    </div>
  );
}
