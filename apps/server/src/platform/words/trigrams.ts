/**
 * Which share of the trigrams of `wanted` is in `word`, from 0 to 1; both as `listWords` gives them. The database compares
 * words in this way too: two words are alike here although they have more errors than typing errors.
 */
export function shareOfTrigrams(wanted: string, word: string): number {
  const all = listTrigrams(wanted);
  const others = new Set(listTrigrams(word));
  return all.filter((one) => others.has(one)).length / all.length;
}

function listTrigrams(word: string): string[] {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
}
