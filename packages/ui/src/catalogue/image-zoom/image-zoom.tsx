import type { KeyboardEvent } from 'react';
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { ZoomedImage } from './zoomed-image.tsx';

export interface ImageZoomProps {
  images: readonly ImageFacts[];
  isOpen: boolean;
  /** The index of the shown image. */
  at: number;
  /** 1 for the whole image. */
  scale: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Called by a double press. */
  onToggle: () => void;
  /** Called while two fingers move, with their distance divided by that of before. */
  onPinch: (factor: number) => void;
  onClose: () => void;
}

/** How far an arrow key moves an enlarged image, in px. */
const STEP = 80;

/** The directions of the arrow keys. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * An image of a product, large above its page. Arrow keys and swipes show the others, or move an enlarged image; `+`, `-`, a
 * double press and two fingers enlarge it. Styled by `image-zoom.css`.
 */
export function ImageZoom({ images, isOpen, at, scale, canZoomIn, canZoomOut, ...verbs }: ImageZoomProps) {
  const { onNext, onPrevious, onZoomIn, onZoomOut, onToggle, onPinch, onClose } = verbs;
  const { t } = useLanguage();
  const image = images[at];
  if (image === undefined) return null;

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') onZoomIn();
    else if (event.key === '-') onZoomOut();
    else if (arrow && scale > 1)
      event.currentTarget
        .querySelector('[role="group"]')
        ?.scrollBy({ left: arrow[0] * STEP, top: arrow[1] * STEP });
    else if (event.key === 'ArrowLeft') onPrevious();
    else if (event.key === 'ArrowRight') onNext();
    else return;
    event.preventDefault();
  };
  const isOne = images.length === 1;
  return (
    <Dialog
      open={isOpen}
      className="image-zoom"
      title="Enlarged image"
      onClose={onClose}
      onKeyDown={press}
      footer={
        <>
          <p role="status" className="figures me-4 grow self-center text-ink-muted">
            {t('Image {number} of {total}', { number: at + 1, total: images.length })}
          </p>
          <Button variant="secondary" aria-label={t('Zoom out')} disabled={!canZoomOut} onClick={onZoomOut}>
            <MinusIcon />
          </Button>
          <Button variant="secondary" aria-label={t('Zoom in')} disabled={!canZoomIn} onClick={onZoomIn}>
            <PlusIcon />
          </Button>
          {!isOne && (
            <>
              <Button variant="secondary" aria-label={t('Previous')} onClick={onPrevious}>
                <ArrowLeftIcon />
              </Button>
              <Button variant="secondary" aria-label={t('Next')} onClick={onNext}>
                <ArrowRightIcon />
              </Button>
            </>
          )}
        </>
      }
    >
      {/* A new element per image, because the old image must not stand under the new number while the new one loads. */}
      <ZoomedImage
        key={image.src}
        image={image}
        scale={scale}
        onNext={onNext}
        onPrevious={onPrevious}
        onToggle={onToggle}
        onPinch={onPinch}
      />
    </Dialog>
  );
}
