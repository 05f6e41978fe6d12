import { shellMachine, shellVerbs, shellView } from '@pgm/machines/shell';
import { watchBack } from '@pgm/ui/watch-back';
import { createActor, fromCallback } from 'xstate';

/** The one shell of this page. */
export const shellActor = createActor(
  shellMachine.provide({
    actors: {
      watchBack: fromCallback(({ sendBack }) => watchBack(() => sendBack({ type: 'shell.close' }))),
    },
  }),
).start();

/** Opens and closes what stands above the page; any part of the site may. */
export const shell = shellVerbs((event) => shellActor.send(event));

/** Tells whether the search palette is open, from now on and with each change. */
export function watchSearch(tell: (isOpen: boolean) => void): void {
  shellActor.subscribe((snapshot) => tell(shellView(snapshot).isSearchOpen));
}
