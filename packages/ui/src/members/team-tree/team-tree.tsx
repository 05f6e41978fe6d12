import { useEffect, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { TreeMove, TreeAnnouncementFacts, TreeRowFacts } from './tree-facts.ts';
import { handleTreeKey } from './tree-keys.ts';
import { TreeRow } from './tree-row.tsx';

export interface TeamTreeProps {
  /** The name of the tree, in English. Default: that of one's own team. */
  label?: string;
  /** The visible rows, from top to bottom. */
  rows: readonly TreeRowFacts[];
  /** The row that receives the focus with Tab. */
  focusKey: string | undefined;
  /** The announcement for screen readers. */
  announcement: TreeAnnouncementFacts | undefined;
  onMove: (move: TreeMove) => void;
  /** A typed letter moves to the next name that begins with it. */
  onType: (typed: string) => void;
  /** Expands or collapses a person, or loads the rest of a branch. */
  onPress: (key: string) => void;
}

/** The team as a tree. It is one tab stop; arrow keys move inside it, as in the WAI-ARIA tree pattern. */
export function TeamTree({
  label = 'Your team as a tree',
  rows,
  focusKey,
  announcement,
  ...verbs
}: TeamTreeProps) {
  const { onMove, onType, onPress } = verbs;
  const { t } = useLanguage();
  const tree = useRef<HTMLUListElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || focusKey === undefined) return;
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(focusKey)}"]`)?.focus();
  }, [focusKey]);
  return (
    <>
      <ul
        ref={tree}
        role="tree"
        aria-label={t(label)}
        onFocus={() => (isInside.current = true)}
        onBlur={() => (isInside.current = false)}
        onKeyDown={(event) =>
          handleTreeKey(event, {
            onMove,
            onType,
            onPress: () => {
              if (focusKey !== undefined) onPress(focusKey);
            },
          })
        }
        className="overflow-hidden rounded-card border bg-surface"
      >
        {rows.map((row) => (
          <TreeRow key={row.key} row={row} isFocus={row.key === focusKey} onPress={onPress} />
        ))}
      </ul>
      <TreeAnnouncement announcement={announcement} />
    </>
  );
}

function TreeAnnouncement({ announcement }: { announcement: TreeAnnouncementFacts | undefined }) {
  const { t, formatNumber } = useLanguage();
  return (
    <p role="status" className="sr-only">
      {announcement &&
        (announcement.count === undefined
          ? t('Loading the team of {name}…', { name: announcement.name })
          : t('{count} directly below {name}', {
              name: announcement.name,
              count: formatNumber(announcement.count),
            }))}
    </p>
  );
}
