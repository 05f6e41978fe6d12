import type { Ref } from 'react';

interface HiddenImageInputProps {
  /** Press it to open the device's own file picker. */
  readonly ref: Ref<HTMLInputElement>;
  readonly onPick: (image: File) => void;
}

/** The file input behind a button that opens the device's own file picker, which offers images only. */
export function HiddenImageInput({ ref, onPick }: HiddenImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
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
