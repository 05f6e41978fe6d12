import { withoutInvisible } from '../invisible-characters.ts';

/** The minimum number of characters of a search, because a single one would find nearly everything. */
export const MIN_SEARCH = 2;
export const MAX_SEARCH = 80;

/** The search text of a typed text. Characters are code points here: an emoji is one. */
export function searchText(typed: string): string {
  return [...seen(typed)].slice(0, MAX_SEARCH).join('').trim();
}

/** Whether the text is too short for a search. */
export function isTooShortToSearch(typed: string): boolean {
  return [...seen(typed)].length < MIN_SEARCH;
}

function seen(typed: string): string {
  return withoutInvisible(typed).trim();
}
