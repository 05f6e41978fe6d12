/** Text that is already XML. */
export interface Xml {
  readonly xml: string;
}

/** The content of an element: other elements, or a text that is not escaped yet. */
type Content = Xml | string;

type Attributes = Readonly<Record<string, string>>;

/** One XML element, with its attributes and texts escaped. */
export function element(name: string, attributes: Attributes = {}, ...content: readonly Content[]): Xml {
  const start = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`),
  ].join(' ');
  const inside = content.map((part) => (typeof part === 'string' ? escapeXml(part) : part.xml)).join('');
  return { xml: inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>` };
}

/** An element that contains only a text. */
export const textElement = (name: string, text: string): Xml => element(name, {}, text);

/** A whole document with this root element. */
export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  // XML has no form for most control characters; a reader rejects a document that contains one.
  const allowed = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return allowed.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
