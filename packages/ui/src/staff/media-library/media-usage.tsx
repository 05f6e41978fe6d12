import { useLanguage } from '../../foundations/language/language.tsx';
import { formatSize } from '../../foundations/language/format-size.ts';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';
import { TextButton } from '../../primitives/text-link/text-link.tsx';

export interface MediaUsageProps {
  /** Bytes; undefined while it loads, and when it could not be loaded. */
  usage: { usedBytes: number; maxBytes: number } | undefined;
  /** Why it could not be loaded; English. */
  error?: string | undefined;
  onRetry: () => void;
}

/** How much of the media library is full. */
export function MediaUsage({ usage, error, onRetry }: MediaUsageProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  if (error !== undefined)
    return (
      <p role="alert" className="text-note">
        {t(error)} <TextButton onClick={onRetry}>{t('Try again')}</TextButton>
      </p>
    );
  if (usage === undefined) return <p className="text-note text-ink-muted">{t('Loading…')}</p>;
  const { usedBytes, maxBytes } = usage;
  const sizes = { used: formatSize(i18n, usedBytes), total: formatSize(i18n, maxBytes) };
  return (
    <div className="grid w-48 content-center gap-1">
      <p className="figures text-note text-ink-muted">{t('{used} of {total} used', sizes)}</p>
      <ProgressBar value={usedBytes} max={maxBytes} aria-label={t('Space of the media library')} />
    </div>
  );
}
