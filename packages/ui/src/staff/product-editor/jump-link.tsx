import type { ReactNode } from 'react';

interface JumpLinkProps {
  /** The id of the element. */
  to: string;
  /** Where the element stands on the screen then. Default 'center'. */
  block?: ScrollLogicalPosition;
  children: ReactNode;
}

/**
 * A link to an element of the same page, which gets the focus. The address stays, so that a router does not see a visit
 * of another page.
 */
export function JumpLink({ to, block = 'center', children }: JumpLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="text-leaf underline decoration-1 underline-offset-4 hover:text-leaf-strong hover:decoration-2"
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(to);
        // What has no tab stop can get the focus only with this attribute.
        if (target?.tabIndex === -1) target.tabIndex = -1;
        target?.focus({ preventScroll: true });
        target?.scrollIntoView({ block });
      }}
    >
      {children}
    </a>
  );
}
