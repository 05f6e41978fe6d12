import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { type PersonFacts, TeamPerson } from '../team-person/index.ts';
import { TeamListSkeleton } from './team-list-skeleton.tsx';

/** Somebody of a list; those of the same level stand together. */
export interface ListedPerson extends PersonFacts {
  level: number;
}

export interface TeamListProps {
  /** What the list is, in English. */
  label: string;
  /** `adding`: more is being read below what is there. */
  status: 'loading' | 'ready' | 'adding' | 'failed';
  people: readonly ListedPerson[];
  /** How many there are in all. */
  total: number;
  canShowMore: boolean;
  /** Why the list, or more of it, could not be loaded; English. */
  error: string | undefined;
  /** What opens a level; without it the levels are not told apart. */
  headingOf?: (level: number) => string;
  /** Stands where nobody does; English. */
  empty: { title: string; text?: string };
  onMore: () => void;
  onRetry: () => void;
}

/** People one below the other, with a button for more. */
export function TeamList({ label, status, people, headingOf, ...rest }: TeamListProps) {
  const { total, canShowMore, error, empty, onMore, onRetry } = rest;
  const { t, formatNumber } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<number | undefined>(undefined);
  // With the last page the button goes: whoever pressed it goes on at the first who came.
  useEffect(() => {
    if (lastBefore.current === undefined || people.length === lastBefore.current) return;
    list.current?.querySelectorAll<HTMLElement>('li')[lastBefore.current]?.focus();
    lastBefore.current = undefined;
  }, [people.length]);

  const counts = { shown: formatNumber(people.length), total: formatNumber(total) };
  return (
    <div ref={list} className="grid gap-4">
      {status === 'loading' && <TeamListSkeleton />}
      {status === 'ready' && people.length === 0 && <EmptyState {...empty} />}
      {groupsOf(people, headingOf).map(({ heading, members }) => (
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
      {people.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p
            role="status"
            className={people.length === total ? 'sr-only' : 'figures text-note text-ink-muted'}
          >
            {t('{shown} of {total} shown', counts)}
          </p>
          {(canShowMore || status === 'adding') && (
            <Button
              variant="secondary"
              busy={status === 'adding'}
              onClick={() => {
                lastBefore.current = people.length;
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

/** The people by level, in the order in which the levels come. */
function groupsOf(people: readonly ListedPerson[], headingOf: TeamListProps['headingOf']): readonly Level[] {
  const groups: Level[] = [];
  for (const person of people) {
    const heading = headingOf?.(person.level);
    const last = groups.at(-1);
    if (last !== undefined && last.heading === heading) last.members.push(person);
    else groups.push({ heading, members: [person] });
  }
  return groups;
}
