import { useId, useRef } from 'react';
import { describedBy, FieldError } from '../field/index.ts';
import { CameraIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { ProfilePhoto } from '../profile-photo/index.ts';

export interface PhotoPickerProps {
  /** Where the photo can be shown from; null while there is none. */
  photo: string | null;
  /** What is wrong with what was chosen, in English. */
  error: string | undefined;
  onPick: (file: File) => void;
}

/* Over the photo where something can hover, else below it: a finger should not have to guess. */
const words =
  'flex items-center justify-center gap-1.5 text-note font-semibold transition-opacity ' +
  '[@media(hover:none)]:mt-2 [@media(hover:none)]:text-leaf ' +
  '[@media(hover:hover)]:absolute [@media(hover:hover)]:inset-0 [@media(hover:hover)]:flex-col ' +
  '[@media(hover:hover)]:rounded-round [@media(hover:hover)]:border [@media(hover:hover)]:border-bottle-line ' +
  '[@media(hover:hover)]:bg-bottle [@media(hover:hover)]:text-on-bottle ' +
  '[@media(hover:hover)]:opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100';

/* Says without a pointer above it that the photo can be changed. */
const badge =
  'absolute end-0 top-20 grid size-8 place-items-center rounded-round border border-line-strong bg-raised text-leaf ' +
  'transition-opacity group-hover:opacity-0 group-focus-visible:opacity-0 [@media(hover:none)]:hidden';

/** The photo as a button that opens the phone's or computer's own picker, which offers images only. */
export function PhotoPicker({ photo, error, onPick }: PhotoPickerProps) {
  const { t } = useLanguage();
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
        <ProfilePhoto address={photo} alt="" className="size-28" />
        <span className={badge}>
          <CameraIcon />
        </span>
        <span className={words}>
          <CameraIcon />
          {t('Change Photo')}
        </span>
      </button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          // The same file, chosen again, is news again.
          currentTarget.value = '';
        }}
      />
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
