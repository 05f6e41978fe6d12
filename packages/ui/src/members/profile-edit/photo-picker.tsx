import { useId, useRef } from 'react';
import { describedBy, FieldError } from '../../forms/field/field.tsx';
import { CameraIcon } from '../../foundations/icon/icons.tsx';
import { HiddenImageInput } from '../../forms/hidden-image-input/hidden-image-input.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { ProfilePhoto } from '../profile-photo/profile-photo.tsx';

export interface PhotoPickerProps {
  /** The address of the photo; null without one. */
  photo: string | null;
  /** The error of the selected file, in English. */
  error: string | undefined;
  /** How much of a new photo is sent, in percent, or `null` while that is not known; undefined while none is sent. */
  upload: number | null | undefined;
  onPick: (file: File) => void;
  /** Called with the address of a photo that the browser cannot show. */
  onBroken: (address: string) => void;
}

/* Over the photo on devices that can hover, else below it, because a touch screen shows nothing on hover. */
const words =
  'flex items-center justify-center gap-1.5 text-note font-semibold transition-opacity ' +
  '[@media(hover:none)]:mt-2 [@media(hover:none)]:text-leaf ' +
  '[@media(hover:hover)]:absolute [@media(hover:hover)]:inset-0 [@media(hover:hover)]:flex-col ' +
  '[@media(hover:hover)]:rounded-round [@media(hover:hover)]:border [@media(hover:hover)]:border-bottle-line ' +
  '[@media(hover:hover)]:bg-bottle [@media(hover:hover)]:text-on-bottle ' +
  '[@media(hover:hover)]:opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100';

/* Shows without hovering that the photo can be changed. */
const badge =
  'absolute end-0 top-20 grid size-8 place-items-center rounded-round border border-line-strong bg-raised text-leaf ' +
  'transition-opacity group-hover:opacity-0 group-focus-visible:opacity-0 [@media(hover:none)]:hidden';

/** The photo as a button that opens the device's own file picker, which offers images only. */
export function PhotoPicker({ photo, error, upload, onPick, onBroken }: PhotoPickerProps) {
  const { t, formatNumber } = useLanguage();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="grid justify-items-center gap-2">
      <button
        type="button"
        {...describedBy(id, { label: '', error })}
        onClick={() => picker.current?.click()}
        className="group relative rounded-round"
      >
        <ProfilePhoto address={photo} alt="" onBroken={onBroken} className="size-28" />
        <span className={badge}>
          <CameraIcon />
        </span>
        <span className={words}>
          <CameraIcon />
          {t('Change Photo')}
        </span>
      </button>
      <HiddenImageInput ref={picker} onPick={onPick} />
      {upload !== undefined && (
        <div className="grid w-full max-w-form gap-1 text-center">
          <ProgressBar value={upload ?? undefined} max={100} aria-label={t('Uploading the photo')} />
          <p aria-hidden className="figures text-note text-ink-muted">
            {upload !== null && `${formatNumber(upload)}%`}
          </p>
        </div>
      )}
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
