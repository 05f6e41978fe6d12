import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { CheckIcon, InfoIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export type OfflineNoteProps = ComponentProps<'div'> & {
  /** What is said of the line, in English; undefined while there is nothing to say. */
  note: { kind: 'offline' | 'back'; text: string } | undefined;
};

/** A bar above the page, with room of its own: nothing lies below it, and the bar at the bottom of phones stays free. */
export function OfflineNote({ note, className, ...props }: OfflineNoteProps) {
  const { t } = useLanguage();
  return (
    // It is there before it says something, so that screen readers hear of it.
    <div role="status" {...props} className={classNames('sticky top-0 z-40', className)}>
      {note !== undefined && (
        <p
          className={classNames(
            'flex items-center justify-center gap-2 border-b border-line-strong px-4 py-2 text-note font-medium',
            note.kind === 'offline' ? 'bg-spice-soft' : 'bg-credit-soft',
          )}
        >
          {note.kind === 'offline' ? <InfoIcon /> : <CheckIcon />}
          {t(note.text)}
        </p>
      )}
    </div>
  );
}
