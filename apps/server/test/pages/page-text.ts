/** Markup as it is read: without tags, and with the characters that entities stand for. */
export function plainText(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&apos;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** What stands between the tags of each element with this name, in order. */
export function elementsIn(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, inner = '']) => inner,
  );
}

/** The words of each element with this name, in order. */
export const listTexts = (markup: string, name: string): string[] => elementsIn(markup, name).map(plainText);
