/** A part of a mail: its headers in lower case, and its decoded text. */
interface ReceivedPart {
  readonly type: string;
  readonly text: string;
}

/** A mail as a fake server received it. */
export interface ReceivedMail {
  /** The lines of its own headers. */
  readonly headers: readonly string[];
  readonly parts: readonly ReceivedPart[];
}

/** The last mail among the lines that a mail server received, its parts decoded; for tests. */
export function toReceivedMail(lines: readonly string[]): ReceivedMail {
  const content = lines.slice(lines.lastIndexOf('DATA') + 1, lines.lastIndexOf('.'));
  const headers = content.slice(0, content.indexOf(''));
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.join('\n')) ?? [];
  const parts = content.join('\n').split(`--${boundary}`).slice(1, -1);
  return { headers, parts: parts.map(toPart) };
}

function toPart(part: string): ReceivedPart {
  const [head = '', ...paragraphs] = part.trim().split('\n\n');
  const readHeader = (name: string) => new RegExp(`^${name}: (.+)$`, 'im').exec(head)?.[1] ?? '';
  const text = paragraphs.join('\n\n');
  return {
    type: readHeader('Content-Type'),
    text: decode(text, readHeader('Content-Transfer-Encoding')),
  };
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
