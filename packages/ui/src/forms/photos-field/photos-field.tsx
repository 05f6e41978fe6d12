import { useId, useRef } from 'react';
import { FieldError } from '../field/field.tsx';
import { HiddenImageInput } from '../hidden-image-input/hidden-image-input.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface PhotosFieldProps {
  /** How many and what for, in English. */
  hint: string;
  /** By the addresses at which the page can show them. */
  photos: readonly { address: string }[];
  /** Why the last chosen photo was rejected, in English. */
  error: string | undefined;
  canAdd: boolean;
  onAdd: (photo: File) => void;
  /** Called when the browser cannot show a photo. */
  onBroken: (address: string) => void;
  /** Undefined while the photos are being sent. */
  onRemove: ((address: string) => void) | undefined;
}

/** The photos of a form, none to a few; a button opens the device's own file picker, which offers images only. */
export function PhotosField({ hint, photos, error, canAdd, ...verbs }: PhotosFieldProps) {
  const { onAdd, onBroken, onRemove } = verbs;
  const { t, formatNumber } = useLanguage();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid justify-items-start gap-3" aria-describedby={`${id}hint`}>
      <legend className="mb-1 font-semibold">{t('Photos (optional)')}</legend>
      <p id={`${id}hint`} className="text-note text-ink-muted">
        {t(hint)}
      </p>
      {photos.length > 0 && (
        <ol className="flex flex-wrap gap-3">
          {photos.map(({ address }, at) => (
            <li key={address} className="grid justify-items-center gap-1">
              <img
                src={address}
                alt={t('Photo {number}', { number: formatNumber(at + 1) })}
                className="size-24 rounded-field border object-cover"
                onError={() => onBroken(address)}
              />
              <Button
                variant="quiet"
                size="small"
                disabled={onRemove === undefined}
                aria-label={t('Remove photo {number}', { number: formatNumber(at + 1) })}
                onClick={() => {
                  onRemove?.(address);
                  // This button goes away with its photo.
                  add.current?.focus();
                }}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Button
        ref={add}
        variant="secondary"
        size="small"
        disabled={!canAdd}
        onClick={() => picker.current?.click()}
      >
        {t('Add a photo')}
      </Button>
      <HiddenImageInput ref={picker} onPick={onAdd} />
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  );
}
