import type { ReactNode } from 'react';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

/** The cell that names the row; a link where the row has a page. */
export function MainCell({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span className="font-semibold">{children}</span>;
  return (
    <TextLink href={href} className="font-semibold">
      {children}
    </TextLink>
  );
}
