import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

export type ProductGalleryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The first one is shown first; without JavaScript it is the only one. */
  images: readonly ImageFacts[];
  /** Shows an image large; called with its index. Default: an image is not pressed. */
  onEnlarge?: ((at: number) => void) | undefined;
  /** Why an image could not be enlarged, in English. */
  alert?: string | undefined;
};

/**
 * From 48rem on the page has two columns. For phones the value is less than the real 94vw, so that they load 640 px: sharp
 * enough at arm's length, and decoded in a quarter of the time that 1280 px need.
 */
const sizes = '(width >= 64rem) 36rem, (width >= 48rem) 45vw, (width >= 40rem) 94vw, 15rem';

/**
 * One large image, which a press enlarges, and, when there are more, a row of buttons that show another one. A square image fills its place; one of
 * another shape is shown whole.
 */
export function ProductGallery({ images, onEnlarge, alert, className, ...props }: ProductGalleryProps) {
  const { t, toLang } = useLanguage();
  const [chosen, setChosen] = useState(0);
  const main = images[chosen] ?? images[0];
  if (main === undefined) return null;
  const large = (
    <ResponsiveImage
      // A new element per image, because the old image must not stand under the new name while the new one loads.
      key={main.src}
      image={main}
      lang={toLang(main.alt)}
      priority
      isPreloaded
      sizes={sizes}
      className="aspect-square w-full object-contain"
    />
  );
  const look = 'overflow-hidden rounded-card border bg-backdrop';
  return (
    <div {...props} className={cx('grid content-start gap-3', className)}>
      {onEnlarge ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onEnlarge(images.indexOf(main))}
          className={look}
        >
          {large}
          <span className="sr-only">{t('Enlarge image')}</span>
        </button>
      ) : (
        <div className={look}>{large}</div>
      )}
      {alert !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {t(alert)}
        </p>
      )}
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, at) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={t('Image {number} of {total}', { number: at + 1, total: images.length })}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
                className="block size-16 overflow-hidden rounded-field border-2 border-line bg-backdrop aria-pressed:border-leaf sm:size-20"
              >
                <ResponsiveImage
                  image={{ ...image, alt: '' }}
                  sizes="5rem"
                  className="size-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
