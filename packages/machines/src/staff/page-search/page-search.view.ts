import type { SnapshotFrom } from 'xstate';
import type { FoundPage, PageSearchEvent, pageSearchMachine } from './page-search.machine.ts';

/** The typed text, and the pages whose name contains all its words, in any order. */
export function pageSearchView(
  snapshot: SnapshotFrom<typeof pageSearchMachine>,
  pages: readonly FoundPage[],
) {
  const { text } = snapshot.context;
  const words = text.trim().toLocaleLowerCase().split(/\s+/);
  return {
    text,
    pages: pages.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word))),
  };
}

/** What a user can do with the search. */
export function pageSearchVerbs(send: (event: PageSearchEvent) => void) {
  return {
    changeText: (text: string) => send({ type: 'text.change', text }),
    choose: (href: string) => send({ type: 'page.choose', href }),
  };
}
