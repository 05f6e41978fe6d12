import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { FactValue } from '../fact-lines/index.ts';

/** Who holds a post; already in the reader's language. */
export interface PersonCard {
  /** What the post is called. */
  post: string;
  /** What whoever holds it is there for. */
  text: string;
  name: string | undefined;
  /** A number or an address, where the public is given one. */
  contact?: string | undefined;
}

export type PeopleProps = Omit<ComponentProps<'ul'>, 'children'> & { people: readonly PersonCard[] };

/** Who does what. A post that nobody is named for yet says so. Its headings stand below an h2. */
export function People({ people, className, ...props }: PeopleProps) {
  return (
    <ul {...props} className={classNames('grid gap-4 sm:grid-cols-2', className)}>
      {people.map(({ post, text, name, contact }) => (
        <li key={post} className="flex flex-col rounded-card border bg-surface">
          <div className="grow p-5">
            <h3 className="text-lead font-bold">{post}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
          <p className="border-t px-5 py-3 font-semibold">
            <FactValue value={name} />
            {contact !== undefined && <span className="block font-normal">{contact}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
