/** A part of an address for a name: its Latin letters and digits with hyphens between the words; empty without any. */
export function addressWords(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}
