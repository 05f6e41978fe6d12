import { useId, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

export interface ArticleImageProps {
  /** The image of the media library; undefined where the article shows its drawing. */
  image: ImageFacts | undefined;
  /** Why it cannot be shown; English. */
  error?: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
}

/** The image of an article in place of its drawing: chosen in the media library, and taken away again. */
export function ArticleImage({ image, error, onChoose, onRemove }: ArticleImageProps) {
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
        {t('Image in place of the drawing')}
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
          {t(image ? 'Choose another image' : 'Choose from the media library')}
        </Button>
        {image && (
          <Button variant="quiet" size="small" onClick={remove}>
            {t('Remove image')}
          </Button>
        )}
      </div>
    </div>
  );
}
