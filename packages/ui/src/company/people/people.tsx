import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** A post and its holder; already in the reader's language. */
export interface PersonCard {
  /** The name of the post. */
  post: string;
  /** The responsibilities of the post. */
  text: ReactNode;
  name: string | undefined;
  /** A phone number or an email address, where one is public. */
  contact?: string | undefined;
}

export type PeopleProps = Omit<ComponentProps<'ul'>, 'children'> & { people: readonly PersonCard[] };

/** The posts of the company and their holders. A post shows its holder where the name is known. Its headings stand below an h2. */
export function People({ people, className, ...props }: PeopleProps) {
  return (
    <ul {...props} className={cx('grid gap-4 sm:grid-cols-2', className)}>
      {people.map(({ post, text, name, contact }) => (
        <li key={post} className="flex flex-col rounded-card border bg-surface">
          <div className="grow p-5">
            <h3 className="text-lead font-bold">{post}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
          {name !== undefined && (
            <p className="border-t px-5 py-3 font-semibold">
              {name}
              {contact !== undefined && <span className="block font-normal">{contact}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
