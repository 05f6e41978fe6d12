/** Offers a document as a JSON file that the browser downloads. */
export function saveJson(name: string, document: object): void {
  const blob = new Blob([JSON.stringify(document, undefined, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(blob);
  const link = Object.assign(window.document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
}
