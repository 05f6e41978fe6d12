import { cva, cx } from 'class-variance-authority';
import { useId, useRef, type ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from '../field/field.tsx';
import { UploadIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FilePreview, type ChosenFile } from './file-preview.tsx';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'value' | 'defaultValue' | 'multiple' | 'onChange'
>;

export type FileFieldProps = NativeProps &
  FieldWords & {
    /** The file so far; null without one. */
    file: ChosenFile | null;
    /** Percent that is uploaded; `null` while it is uploaded and not known how much. Default: no upload. */
    progress?: number | null | undefined;
    /** Called with a chosen or dropped file. */
    onPick: (file: File) => void;
    /** Shows 'Remove' when given, or 'Cancel' during an upload. */
    onRemove?: (() => void) | undefined;
  };

const dropLook = cva(
  [
    'relative flex min-h-16 items-center justify-center gap-2 rounded-field border border-dashed bg-surface p-3 text-center',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  ],
  {
    variants: { invalid: { true: 'border-danger ring-1 ring-danger', false: 'border-line-strong' } },
  },
);

/**
 * One file, chosen or dropped. The browser's own file input covers the dashed area, so that keyboard, screen reader and
 * drag and drop work without code. `accept` says which files are offered.
 */
export function FileField({ label, hint, error, optional, file, progress, ...props }: FileFieldProps) {
  const { onPick, onRemove, ...field } = props;
  const { t } = useLanguage();
  const ownId = useId();
  const { id = ownId, className, ...native } = field;
  const words = { label, hint, error, optional };
  const input = useRef<HTMLInputElement>(null);
  const remove =
    onRemove &&
    (() => {
      onRemove();
      // The button goes away with the file.
      input.current?.focus();
    });
  return (
    <Field id={id} {...words}>
      {file !== null && <FilePreview file={file} progress={progress} onRemove={remove} />}
      <div className={dropLook({ invalid: error !== undefined })}>
        <UploadIcon className="text-leaf" />
        <span className="font-semibold text-leaf">
          {t(file === null ? 'Choose a file or drop it here' : 'Choose another file')}
        </span>
        <input
          {...native}
          ref={input}
          {...describedBy(id, words)}
          type="file"
          id={id}
          className={cx('absolute inset-0 size-full cursor-pointer opacity-0', className)}
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? [];
            if (picked) onPick(picked);
            // The same file, chosen again, is a change again.
            currentTarget.value = '';
          }}
        />
      </div>
    </Field>
  );
}
