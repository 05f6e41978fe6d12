import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { ResponsiveImage } from '../../primitives/responsive-image/responsive-image.tsx';
import { FileLink } from './file-link.tsx';
import { type GalleryItem, Lightbox } from '../../primitives/lightbox/lightbox.tsx';

export type { GalleryItem } from '../../primitives/lightbox/lightbox.tsx';

export type ImageGalleryProps = Omit<ComponentProps<'ul'>, 'children'> & { items: readonly GalleryItem[] };

/** Images side by side; a press on one shows it large, and the arrow keys show the others. */
export function ImageGallery({ items, className, ...props }: ImageGalleryProps) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <ul
        {...props}
        className={cx('grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4', className)}
      >
        {items.map(({ image, title, text, file }, at) => (
          <li key={title}>
            <figure>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShown(at)}
                className="block w-full overflow-hidden rounded-card border border-line-strong hover:border-leaf"
              >
                <ResponsiveImage image={image} sizes="(width >= 64rem) 18rem, 45vw" className="w-full" />
              </button>
              <figcaption className="mt-2">
                <span className="block font-semibold">{title}</span>
                {text !== undefined && <span className="block text-note text-ink-muted">{text}</span>}
                {file !== undefined && <FileLink {...file} of={title} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox items={items} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
    </>
  );
}
