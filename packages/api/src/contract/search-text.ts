import { withoutInvisible } from './invisible-characters.ts';

/** How many characters a search has: a single one would find nearly everything, and longer ones are no search. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 80;

/** What is looked for, of what was typed. Characters are code points here: an emoji is one. */
export function searchText(typed: string): string {
  return [...seen(typed)].slice(0, LONGEST_SEARCH).join('').trim();
}

/** Whether there is too little to look for. */
export function isTooShortToSearch(typed: string): boolean {
  return [...seen(typed)].length < SHORTEST_SEARCH;
}

function seen(typed: string): string {
  return withoutInvisible(typed).trim();
}
