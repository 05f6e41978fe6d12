import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { PeopleImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { PersonFacts } from '../team-member/person-facts.ts';
import { TeamPerson } from '../team-member/team-person.tsx';
import { TeamListSkeleton } from './team-list-skeleton.tsx';

/** A person in a list; people of the same level stand together. */
export interface ListedPerson extends PersonFacts {
  level: number;
}

export interface TeamListProps {
  /** The name of the list, in English. */
  label: string;
  /** `adding`: more people are being loaded below the list. */
  status: 'loading' | 'ready' | 'adding' | 'failed';
  associates: readonly ListedPerson[];
  /** The number of all people. */
  total: number;
  canShowMore: boolean;
  /** Why the list or its next part could not be loaded; English. */
  error: string | undefined;
  /** The heading of a level; without it the levels are not separated. */
  toHeading?: (level: number) => string;
  /** The text of an empty list; English. */
  empty: { title: string; text?: string };
  onMore: () => void;
  onRetry: () => void;
}

const countLook = cva('', {
  variants: { isComplete: { true: 'sr-only', false: 'figures text-note text-ink-muted' } },
});

/** People one below the other, with a button that loads more. */
export function TeamList({ label, status, associates, toHeading, ...rest }: TeamListProps) {
  const { total, canShowMore, error, empty, onMore, onRetry } = rest;
  const { t, formatNumber } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<number | undefined>(undefined);
  // The button disappears with the last page, so the focus moves to the first new person.
  useEffect(() => {
    if (lastBefore.current === undefined || associates.length === lastBefore.current) return;
    list.current?.querySelectorAll<HTMLElement>('li')[lastBefore.current]?.focus();
    lastBefore.current = undefined;
  }, [associates.length]);

  const counts = { shown: formatNumber(associates.length), total: formatNumber(total) };
  return (
    <div ref={list} className="grid gap-4">
      {status === 'loading' && <TeamListSkeleton />}
      {status === 'ready' && associates.length === 0 && <EmptyState image={<PeopleImage />} {...empty} />}
      {toGroups(associates, toHeading).map(({ heading, members }) => (
        <Group key={heading ?? ''} heading={heading} label={label}>
          {members.map((person) => (
            <li key={person.id} tabIndex={-1} className="border-t px-3 py-2.5 first:border-t-0 sm:px-5">
              <TeamPerson person={person} isLinked />
            </li>
          ))}
        </Group>
      ))}
      {status === 'failed' && (
        <ErrorPanel title="The list could not be loaded" text={error} onRetry={onRetry} />
      )}
      {associates.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className={countLook({ isComplete: associates.length === total })}>
            {t('{shown} of {total} shown', counts)}
          </p>
          {(canShowMore || status === 'adding') && (
            <Button
              variant="secondary"
              busy={status === 'adding'}
              onClick={() => {
                lastBefore.current = associates.length;
                onMore();
              }}
            >
              {t('Show more')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  heading: string | undefined;
  label: string;
  children: ReactNode;
}

function Group({ heading, label, children }: GroupProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-2">
      {heading !== undefined && <h3 className="text-lead font-bold">{heading}</h3>}
      <ul aria-label={heading ?? t(label)} className="rounded-card border bg-surface">
        {children}
      </ul>
    </div>
  );
}

interface Level {
  readonly heading: string | undefined;
  readonly members: ListedPerson[];
}

/** The people by level, in the order of the levels. */
function toGroups(
  associates: readonly ListedPerson[],
  toHeading: TeamListProps['toHeading'],
): readonly Level[] {
  const groups: Level[] = [];
  for (const person of associates) {
    const heading = toHeading?.(person.level);
    const last = groups.at(-1);
    if (last !== undefined && last.heading === heading) last.members.push(person);
    else groups.push({ heading, members: [person] });
  }
  return groups;
}
