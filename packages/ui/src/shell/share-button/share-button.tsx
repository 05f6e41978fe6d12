import { cx } from 'class-variance-authority';
import { type ComponentProps, Suspense, lazy } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { ShareIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { ShownLinkProps } from './shown-link.tsx';

export type ShareButtonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The result, beside the button; English. */
  note?: string | undefined;
  /** The link, when the user must copy it by hand. */
  shownLink?: string | undefined;
  onShare: () => void;
  /** Hides the shown link. */
  onHide?: () => void;
};

/** Most browsers share or copy by themselves, so the field to copy from loads separately. */
const ShownLink = lazy(() => import('./shown-link.tsx').catch(() => ({ default: BareLink })));

/** Only the address, for when the field cannot be loaded offline. */
function BareLink({ link }: ShownLinkProps) {
  return <p className="break-all">{link}</p>;
}

/** Shares the address of a page. */
export function ShareButton({ note, shownLink, onShare, onHide, className, ...props }: ShareButtonProps) {
  const { t } = useLanguage();
  return (
    <div {...props} className={cx('grid gap-3', className)}>
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
        <Suspense>
          <ShownLink link={shownLink} onHide={onHide} />
        </Suspense>
      )}
    </div>
  );
}
