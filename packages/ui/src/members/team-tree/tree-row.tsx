import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AlertIcon, ChevronDownIcon, ChevronRightIcon, PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { TeamPerson } from '../team-member/team-person.tsx';
import type { PersonRowFacts, RestRowFacts, TreeRowFacts } from './tree-facts.ts';

interface TreeRowProps {
  row: TreeRowFacts;
  /** The row has the keyboard focus. */
  isFocus: boolean;
  onPress: (key: string) => void;
}

/** The indentation by level; it does not increase after the last one, so that a deep tree fits on a phone. */
const INDENTS = [
  'ps-2',
  'ps-5 sm:ps-9',
  'ps-8 sm:ps-16',
  'ps-11 sm:ps-23',
  'ps-14 sm:ps-30',
  'ps-16 sm:ps-37',
];

/** One row of the tree. The whole row can be pressed. */
export function TreeRow({ row, isFocus, onPress }: TreeRowProps) {
  const indent = INDENTS[Math.min(row.level, INDENTS.length) - 1];
  return (
    // The tree handles the keys of all its rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      role="treeitem"
      data-key={row.key}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={row.kind === 'person' ? row.isExpanded : undefined}
      tabIndex={isFocus ? 0 : -1}
      onClick={() => onPress(row.key)}
      className={cx(
        'flex min-h-12 cursor-pointer items-start gap-2 border-t py-2.5 pe-3 -outline-offset-3 first:border-t-0 hover:bg-leaf-soft',
        indent,
      )}
    >
      {row.kind === 'person' ? <PersonLine row={row} /> : <RestLine row={row} />}
    </li>
  );
}

function PersonLine({ row: { person, isExpanded } }: { row: PersonRowFacts }) {
  return (
    <>
      <span className="flex size-6 shrink-0 items-center justify-center text-leaf">
        {isExpanded === undefined ? (
          <span className="size-1.5 rounded-round bg-line-strong" />
        ) : isExpanded ? (
          <ChevronDownIcon />
        ) : (
          <ChevronRightIcon />
        )}
      </span>
      <TeamPerson person={person} />
    </>
  );
}

function RestLine({ row: { status, left, parentName, error } }: { row: RestRowFacts }) {
  const { t, formatNumber } = useLanguage();
  if (status === 'loading')
    return <Rest mark={<Spinner />}>{t('Loading the team of {name}…', { name: parentName })}</Rest>;
  if (status === 'more')
    return (
      <Rest mark={<PlusIcon />} isAction>
        {t('Show more below {name} ({count} left)', { name: parentName, count: formatNumber(left) })}
      </Rest>
    );
  return (
    <Rest mark={<AlertIcon className="text-danger" />}>
      {t('The team of {name} could not be loaded.', { name: parentName })}{' '}
      {error !== undefined && `${t(error)} `}
      <span className="font-semibold text-leaf underline underline-offset-4">{t('Try again')}</span>
    </Rest>
  );
}

function Rest({
  mark,
  isAction = false,
  children,
}: {
  mark: ReactNode;
  isAction?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span className="flex size-6 shrink-0 items-center justify-center text-leaf">{mark}</span>
      <span className={cx('min-w-0 wrap-anywhere', isAction && 'font-semibold text-leaf')}>{children}</span>
    </>
  );
}
