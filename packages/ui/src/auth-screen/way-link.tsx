import { Button } from '../button/index.ts';
import { TextLink } from '../link/index.ts';

/** How another screen is reached: by its address, or in the dialog that is open. */
export type WayTo = { href: string } | { onOpen: () => void };

/** A link, or a button that looks like one. `children` are translated. */
export function WayLink({ way, children }: { way: WayTo; children: string }) {
  if ('href' in way) {
    return (
      <TextLink href={way.href} className="inline-flex min-h-11 items-center font-semibold">
        {children}
      </TextLink>
    );
  }
  return (
    <Button variant="quiet" size="small" className="-mx-3" onClick={way.onOpen}>
      {children}
    </Button>
  );
}
