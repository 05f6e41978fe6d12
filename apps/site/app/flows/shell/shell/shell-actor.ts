import { shellMachine, shellVerbs, shellView } from '@pgm/machines/shell/shell';
import { withPorts } from '@pgm/machines/kit';
import { watchBack } from '@pgm/ui/foundations/watch-back';
import { createActor, fromCallback } from 'xstate';

/** The shell of this page; there is one. */
export const shellActor = createActor(
  withPorts(shellMachine)({
    actors: {
      watchBack: fromCallback(({ sendBack }) => watchBack(() => sendBack({ type: 'shell.close' }))),
    },
  }),
).start();

/** Opens and closes what is above the page; any part of the site may use it. */
export const shell = shellVerbs((event) => shellActor.send(event));

/** Notifies the listener whether the search palette is open, now and at each change. */
export function watchSearch(notify: (isOpen: boolean) => void): void {
  shellActor.subscribe((snapshot) => notify(shellView(snapshot).isSearchOpen));
}
