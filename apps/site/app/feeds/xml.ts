/** Text that is XML already. */
export interface Xml {
  readonly xml: string;
}

/** What stands inside an element: other elements, or a text that is still to be escaped. */
type Content = Xml | string;

type Attributes = Readonly<Record<string, string>>;

/** One element of XML, its attributes and texts escaped. */
export function element(name: string, attributes: Attributes = {}, ...content: readonly Content[]): Xml {
  const start = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`),
  ].join(' ');
  const inside = content.map((part) => (typeof part === 'string' ? escapeXml(part) : part.xml)).join('');
  return { xml: inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>` };
}

/** An element with nothing but a text. */
export const textElement = (name: string, text: string): Xml => element(name, {}, text);

/** A whole document with this root. */
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
  // XML knows no way to write most control characters; a reader refuses a document that holds one.
  const allowed = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return allowed.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
