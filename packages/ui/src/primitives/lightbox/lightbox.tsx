import type { KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../responsive-image/responsive-image.tsx';

/** An image with its caption, already in the reader's language. */
export interface GalleryItem {
  image: ImageFacts;
  title: string;
  text?: string | undefined;
  /** The file itself, such as a scan; it opens in a new tab. Default: none. */
  file?: { readonly href: string; readonly label: string } | undefined;
}

export interface LightboxProps {
  items: readonly GalleryItem[];
  /** The index of the shown image; undefined while closed. */
  shown: number | undefined;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** One image of a gallery, large, above the page. The first one follows the last. Styled by `lightbox.css`. */
export function Lightbox({ items, shown, onShow, onClose }: LightboxProps) {
  const { t } = useLanguage();
  const item = shown === undefined ? undefined : items[shown];
  if (shown === undefined || item === undefined) return null;

  const go = (steps: number) => onShow((shown + steps + items.length) % items.length);
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <Dialog
      open
      className="lightbox"
      title={item.title}
      {...(item.text !== undefined && { description: item.text })}
      onClose={onClose}
      onKeyDown={turn}
      footer={
        <>
          <p role="status" className="figures me-4 grow self-center text-ink-muted">
            {t('Image {number} of {total}', { number: shown + 1, total: items.length })}
            <span className="sr-only">: {item.title}</span>
          </p>
          <Button variant="secondary" aria-label={t('Previous')} onClick={() => go(-1)}>
            <ArrowLeftIcon />
            <span className="max-sm:hidden">{t('Previous')}</span>
          </Button>
          <Button variant="secondary" aria-label={t('Next')} onClick={() => go(1)}>
            <span className="max-sm:hidden">{t('Next')}</span>
            <ArrowRightIcon />
          </Button>
        </>
      }
    >
      {/* A new element per image, because the old image must not stand under the new caption while the new one loads. */}
      <ResponsiveImage
        key={item.image.src}
        image={item.image}
        sizes="100vw"
        loading="eager"
        className="w-full rounded-field"
      />
    </Dialog>
  );
}
