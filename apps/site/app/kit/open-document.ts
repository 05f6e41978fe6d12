/**
 * Opens a document of our own in a new tab, which may have access to its opener. Some browsers open no tab so long after the
 * press; the document then replaces the page.
 */
export function openDocument(url: string): void {
  if (open(url, '_blank') === null) location.assign(url);
}
