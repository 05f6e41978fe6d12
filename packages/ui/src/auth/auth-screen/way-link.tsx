import { TextButton, TextLink } from '../../primitives/text-link/text-link.tsx';

/** How the user reaches another screen: by its address, or in the open dialog. */
export type WayTo = { href: string } | { onOpen: () => void };

const look = 'inline-flex min-h-11 items-center font-semibold';

/** A link, or a button that looks like a link. `children` are translated. */
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
