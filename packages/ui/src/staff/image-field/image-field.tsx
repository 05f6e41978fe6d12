import { useEffect, useMemo } from 'react';
import { FileField, type FileFieldProps } from '../../forms/file-field/file-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type ImageFieldProps = Omit<FileFieldProps, 'file' | 'accept' | 'progress'> & {
  /** The new image; undefined while none is chosen. */
  file: File | undefined;
  /** The record is being saved, and the new image with it. Default false. */
  isSaving?: boolean;
  /** The address of the image that the record has already. */
  storedUrl?: string | null | undefined;
};

/** One image of a record: the stored one, and a new one that replaces it. */
export function ImageField({ file, storedUrl, isSaving = false, onRemove, ...props }: ImageFieldProps) {
  const { t } = useLanguage();
  const previewUrl = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(
    () => () => {
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl);
    },
    [previewUrl],
  );
  return (
    <div className="grid gap-2">
      {storedUrl && file === undefined && (
        <img src={storedUrl} alt={t('Current image')} className="size-24 rounded-field border object-cover" />
      )}
      <FileField
        {...props}
        onRemove={isSaving ? undefined : onRemove}
        progress={isSaving ? null : undefined}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        file={file ? { name: file.name, size: file.size, previewUrl } : null}
      />
    </div>
  );
}
