import type { ReactNode } from 'react';

interface PersonNameProps {
  readonly name: string;
  readonly username: string;
  /** What stands behind the name, such as a badge. */
  readonly children?: ReactNode;
}

/** The cell of a person in a list: the name, and the username below it. */
export function PersonName({ name, username, children }: PersonNameProps) {
  return (
    <>
      {name} {children}
      <span className="inline-block min-w-full font-normal text-ink-muted">@{username}</span>
    </>
  );
}
