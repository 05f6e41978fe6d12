import { useState } from 'react';
import { Lightbox } from '../../primitives/lightbox/lightbox.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { Stars } from '../stars/stars.tsx';

/** A review as everyone sees it. */
export interface ReviewFacts {
  id: string;
  /** Such as 'Asha M.'. */
  author: string;
  /** From 1 to 5. */
  stars: number;
  /** May be empty. */
  text: string;
  /** Best with an empty `alt`: the buttons around them have names. */
  photos: readonly ImageFacts[];
  /** ISO text. */
  writtenAt: string;
}

/** One review. A press on a photo shows it large. */
export function ReviewItem({ author, stars, text, photos, writtenAt }: ReviewFacts) {
  const { t, formatDate, formatNumber } = useLanguage();
  const [shown, setShown] = useState<number>();
  const titled = photos.map((image, at) => ({
    image,
    title: t('Photo {number} by {name}', { number: formatNumber(at + 1), name: author }),
  }));
  return (
    <li className="grid max-w-prose gap-2 border-t py-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars stars={stars} />
        <span className="font-semibold">{author}</span>
        <Badge kind="leaf">{t('Verified buyer')}</Badge>
        <time dateTime={writtenAt} className="figures text-note text-ink-muted">
          {formatDate(writtenAt)}
        </time>
      </p>
      {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {titled.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {titled.map(({ image, title }, at) => (
            <li key={image.src}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={title}
                onClick={() => setShown(at)}
                className="block size-16 overflow-hidden rounded-field border-2 border-line bg-backdrop sm:size-20"
              >
                <ResponsiveImage image={image} sizes="5rem" className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox items={titled} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
    </li>
  );
}
