/**
 * The beginning of a text up to a whole word; at most `maxLength` characters, including the dots that mark the
 * cut.
 */
export function excerpt(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}
