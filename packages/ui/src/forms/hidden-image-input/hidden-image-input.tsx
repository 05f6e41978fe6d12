import type { Ref } from 'react';

interface HiddenImageInputProps {
  /** Press it to open the device's own file picker. */
  readonly ref: Ref<HTMLInputElement>;
  /** What the picker offers. Default: images only. */
  readonly accept?: string | undefined;
  readonly onPick: (file: File) => void;
}

/** The file input behind a button that opens the device's own file picker, which offers images by default. */
export function HiddenImageInput({ ref, accept = 'image/*', onPick }: HiddenImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onPick(file);
        // The same file must cause a change event when it is selected again.
        currentTarget.value = '';
      }}
    />
  );
}
