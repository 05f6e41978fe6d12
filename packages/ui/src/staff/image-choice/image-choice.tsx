import { useId, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

export interface ImageChoiceProps {
  /** What the image is for; English. */
  label: string;
  /** The shown image; undefined without one. */
  image: ImageFacts | undefined;
  /** Whether it was chosen: a drawing of the site is shown where none is. */
  isChosen: boolean;
  /** Why it cannot be shown; English. */
  error?: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
}

/** An image of an article or of a card: chosen in the media library, and taken away again. */
export function ImageChoice({ label, image, isChosen, error, onChoose, onRemove }: ImageChoiceProps) {
  const { t } = useLanguage();
  const labelId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const remove = () => {
    onRemove();
    // The button goes away with the image.
    chooser.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={labelId} className="col-span-full grid gap-2">
      <p id={labelId} className="font-medium">
        {t(label)}
      </p>
      {image && (
        <div className="flex flex-wrap items-center gap-3">
          <ResponsiveImage image={image} sizes="8rem" className="w-32 rounded-field border object-cover" />
          <p className="max-w-prose text-ink-muted">{image.alt}</p>
        </div>
      )}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {t(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={chooser} variant="secondary" size="small" onClick={onChoose}>
          {t(isChosen ? 'Choose another image' : 'Choose from the media library')}
        </Button>
        {isChosen && (
          <Button variant="quiet" size="small" onClick={remove}>
            {t('Remove image')}
          </Button>
        )}
      </div>
    </div>
  );
}
