import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { Picture, type PictureImage } from '../picture/index.ts';
import { Lightbox } from './lightbox.tsx';

/** A picture with its caption; already in the reader's language. */
export interface GalleryItem {
  picture: PictureImage;
  title: string;
  text?: string | undefined;
}

export type ImageGalleryProps = Omit<ComponentProps<'ul'>, 'children'> & { items: readonly GalleryItem[] };

/** Pictures side by side; pressing one shows it large, with the others a key away. */
export function ImageGallery({ items, className, ...props }: ImageGalleryProps) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <ul
        {...props}
        className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4', className)}
      >
        {items.map(({ picture, title, text }, at) => (
          <li key={title}>
            <figure>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShown(at)}
                className="block w-full overflow-hidden rounded-card border border-line-strong hover:border-leaf"
              >
                <Picture image={picture} sizes="" className="w-full" />
              </button>
              <figcaption className="mt-2">
                <span className="block font-semibold">{title}</span>
                {text !== undefined && <span className="block text-note text-ink-muted">{text}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox items={items} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
    </>
  );
}
