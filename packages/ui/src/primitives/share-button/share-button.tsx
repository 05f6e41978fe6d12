import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { ShareIcon } from '../../foundations/icon/team-icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

export type ShareButtonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The result, beside the button; English. */
  note?: string | undefined;
  /** The link, when the user must copy it by hand. */
  shownLink?: string | undefined;
  onShare: () => void;
  /** Hides the shown link. */
  onHide?: () => void;
};

/** Shares the address of a page. */
export function ShareButton({ note, shownLink, onShare, onHide, className, ...props }: ShareButtonProps) {
  const { t } = useLanguage();
  return (
    <div {...props} className={classNames('grid gap-3', className)}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={onShare}>
          <ShareIcon />
          {t('Share')}
        </Button>
        <p role="status" className="text-note text-ink-muted">
          {note !== undefined && t(note)}
        </p>
      </div>
      {shownLink !== undefined && (
        <div className="flex items-end gap-3">
          <div className="min-w-0 grow">
            <TextField
              label="Link to this page"
              value={shownLink}
              readOnly
              onClick={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <Button variant="quiet" onClick={onHide}>
            {t('Close')}
          </Button>
        </div>
      )}
    </div>
  );
}
