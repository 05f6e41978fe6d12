import type { KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Picture } from '../picture/index.ts';
import type { GalleryItem } from './image-gallery.tsx';
import './lightbox.css';

interface LightboxProps {
  items: readonly GalleryItem[];
  /** Which one is shown; undefined while closed. */
  shown: number | undefined;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** One picture of a gallery, large, above the page. The last one is followed by the first. */
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
            {t('Picture {number} of {total}', { number: shown + 1, total: items.length })}
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
      {/* A new element per picture: the old one must not stand under the new name while it loads. */}
      <Picture
        key={item.picture.src}
        image={item.picture}
        sizes=""
        loading="eager"
        className="w-full rounded-field"
      />
    </Dialog>
  );
}
