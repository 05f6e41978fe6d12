import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/index.ts';
import type { TreeMove, TreeNewsFacts, TreeRowFacts } from './tree-facts.ts';
import { answerKey } from './tree-keys.ts';
import { TreeRow } from './tree-row.tsx';

export interface TeamTreeProps {
  /** What is in view, from the top down. */
  rows: readonly TreeRowFacts[];
  /** The row that Tab comes to. */
  focusKey: string | undefined;
  /** What is said aloud. */
  news: TreeNewsFacts | undefined;
  onMove: (move: TreeMove) => void;
  /** A letter: to the next name that begins with it. */
  onType: (typed: string) => void;
  /** Opens or closes somebody, or reads what is not there yet. */
  onPress: (key: string) => void;
}

/** People below people. One stop for Tab; the arrow keys do the rest, as in the WAI-ARIA tree pattern. */
export function TeamTree({ rows, focusKey, news, onMove, onType, onPress }: TeamTreeProps) {
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
        aria-label={t('Your team as a tree')}
        onFocus={() => (isInside.current = true)}
        onBlur={() => (isInside.current = false)}
        onKeyDown={(event) =>
          answerKey(event, {
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
      <TreeNews news={news} />
    </>
  );
}

function TreeNews({ news }: { news: TreeNewsFacts | undefined }) {
  const { t, formatNumber } = useLanguage();
  return (
    <p role="status" className="sr-only">
      {news &&
        (news.count === undefined
          ? t('Loading who is below {name}…', { name: news.name })
          : t('{count} directly below {name}', { name: news.name, count: formatNumber(news.count) }))}
    </p>
  );
}
