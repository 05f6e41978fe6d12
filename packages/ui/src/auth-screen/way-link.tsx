import { TextButton, TextLink } from '../link/index.ts';

/** How another screen is reached: by its address, or in the dialog that is open. */
export type WayTo = { href: string } | { onOpen: () => void };

const look = 'inline-flex min-h-11 items-center font-semibold';

/** A link, or a button that looks like one. `children` are translated. */
export function WayLink({ way, children }: { way: WayTo; children: string }) {
  if ('href' in way) {
    return (
      <TextLink href={way.href} className={look}>
        {children}
      </TextLink>
    );
  }
  return (
    <TextButton onClick={way.onOpen} className={look}>
      {children}
    </TextButton>
  );
}
