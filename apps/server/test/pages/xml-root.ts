/** The name of a document's root element; an error names what is not well-formed: tags that do not match, bare `&` or `<`. */
export function readRoot(xml: string): string {
  const open: string[] = [];
  const roots: string[] = [];
  const parts = xml.replace(/^<\?xml [^?]*\?>\s*/, '').matchAll(/<([^>]*)>|([^<]+)|(<)/g);
  for (const [part, tag, text] of parts) {
    if (part === '<' || /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(part))
      throw new Error(`not well-formed: ${part.slice(0, 80)}`);
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') throw new Error(`text outside the root: ${text.trim()}`);
      continue;
    }
    const [, slash, name = '', end] =
      /^(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)$/.exec(tag ?? '') ?? [];
    if (name === '') throw new Error(`not a tag: ${part.slice(0, 80)}`);
    if (slash === '/') {
      if (open.pop() !== name) throw new Error(`closed without being opened: ${name}`);
      continue;
    }
    if (open.length === 0) roots.push(name);
    if (end !== '/') open.push(name);
  }
  if (open.length > 0 || roots.length !== 1) throw new Error(`open at the end: ${open.join(' ')}`);
  return roots[0] ?? '';
}
