import { type shellMachine, shellVerbs, shellView } from '@pgm/machines/shell/shell';
import { SideMenu, type SideMenuProps } from '@pgm/ui/shell/side-menu';
import { type ComponentType, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

interface ShellScreenProps extends Pick<SideMenuProps, 'nav' | 'language' | 'choices'> {
  readonly actor: ActorRefFrom<typeof shellMachine>;
  /** The palette, with the text that was typed in the header. */
  readonly Search: ComponentType<{ query: string; onClose: () => void }>;
}

/** The screen of menu and palette for any state of their actor. */
export function ShellScreen({ actor, Search, ...menu }: ShellScreenProps) {
  const [{ isMenuOpen, isSearchOpen, typed }, { close }] = useFlow(actor, shellView, shellVerbs);
  return (
    <>
      <SideMenu {...menu} open={isMenuOpen} onClose={close} />
      {isSearchOpen && (
        <Suspense>
          <Search query={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
