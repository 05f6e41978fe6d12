import { Button } from '../../primitives/button/button.tsx';
import { CopyIcon, ShareIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

interface ShareActionsProps {
  onShare: () => void;
  onCopy: () => void;
  /** What has happened to the link, in English, such as 'Link copied'. */
  note: string | undefined;
}

/** The two buttons below a member's link, and what happened after a press. */
export function ShareActions({ onShare, onCopy, note }: ShareActionsProps) {
  const { t } = useLanguage();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onShare}>
          <ShareIcon />
          {t('Share')}
        </Button>
        <Button variant="secondary" onClick={onCopy}>
          <CopyIcon />
          {t('Copy link')}
        </Button>
      </div>
      <p role="status" className="text-note text-ink-muted">
        {note !== undefined && t(note)}
      </p>
    </>
  );
}
