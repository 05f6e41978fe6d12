import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { CheckIcon, InfoIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

const look = cva(
  'flex items-center justify-center gap-2 border-b border-line-strong px-4 py-2 text-note font-medium',
  { variants: { kind: { offline: 'bg-spice-soft', back: 'bg-credit-soft' } } },
);

export type OfflineNoteProps = ComponentProps<'div'> & {
  /** The message about the connection, in English; undefined without a message. */
  note: { kind: NonNullable<VariantProps<typeof look>['kind']>; text: string } | undefined;
};

/** A bar above the page with its own space: it covers nothing, and the bar at the bottom of phones stays free. */
export function OfflineNote({ note, className, ...props }: OfflineNoteProps) {
  const { t } = useLanguage();
  return (
    // The element exists before its text, so that screen readers announce the text.
    <div role="status" {...props} className={cx('sticky top-0 z-40', className)}>
      {note !== undefined && (
        <p className={look({ kind: note.kind })}>
          {note.kind === 'offline' ? <InfoIcon /> : <CheckIcon />}
          {t(note.text)}
        </p>
      )}
    </div>
  );
}
