import { Button } from '../../primitives/button/button.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { PageIcon } from '../../foundations/icon/icons.tsx';
import { formatSize } from '../../foundations/language/format-size.ts';
import { useLanguage } from '../../foundations/language/language.tsx';

/** A file as the field shows it. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  /** The address of its image. Default: an icon. */
  previewUrl?: string | undefined;
}

interface FilePreviewProps {
  file: ChosenFile;
  progress: number | null | undefined;
  onRemove: (() => void) | undefined;
}

/** Image, name and size of the chosen file, and the progress of its upload. */
export function FilePreview({ file, progress, onRemove }: FilePreviewProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const isUploading = progress !== undefined;
  return (
    <div className="flex items-center gap-3 rounded-field border bg-surface p-3">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-field bg-backdrop text-title text-ink-muted">
        {file.previewUrl === undefined ? (
          <PageIcon />
        ) : (
          <img src={file.previewUrl} alt="" width={64} height={64} className="size-full object-cover" />
        )}
      </span>
      <div className="grid min-w-0 grow gap-1">
        <p className="font-medium wrap-anywhere">{file.name}</p>
        {isUploading ? (
          <ProgressBar
            value={progress ?? undefined}
            max={100}
            aria-label={t('Uploading {name}', { name: file.name })}
          />
        ) : (
          <p className="figures text-note text-ink-muted">{formatSize(i18n, file.size)}</p>
        )}
      </div>
      {onRemove !== undefined && (
        <Button
          variant="quiet"
          size="small"
          onClick={onRemove}
          aria-label={t(isUploading ? 'Cancel upload of {name}' : 'Remove {name}', { name: file.name })}
        >
          {t(isUploading ? 'Cancel' : 'Remove')}
        </Button>
      )}
    </div>
  );
}
