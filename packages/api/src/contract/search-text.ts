/** How many characters a search has: a single one would find nearly everything, and longer ones are no search. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 80;

/** What is looked for, of what was typed. Characters are code points here: an emoji is one. */
export function searchText(typed: string): string {
  return [...typed.trim()].slice(0, LONGEST_SEARCH).join('').trim();
}

/** Whether there is too little to look for. */
export function isTooShortToSearch(typed: string): boolean {
  return [...typed.trim()].length < SHORTEST_SEARCH;
}
