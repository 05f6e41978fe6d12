/** The document that each page of the demo is loaded as; the demo then shows it at the address of the page. */
const own = new URL('./page.html', window.parent.location.href).pathname;

/**
 * Lets the demo load each document that a page asks for, such as by a form or after the logout: the server of the page is
 * only in this tab, so no document would come from its address.
 */
export function loadDocumentsByDemo(load: (address: string) => void): void {
  navigation.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    const { origin, pathname, search, hash } = new URL(url);
    // A file that is saved loads no document.
    if (sameDocument || event.downloadRequest !== null || origin !== location.origin) return;
    // The demo does it now.
    if (pathname === own) return;
    event.preventDefault();
    load(pathname + search + hash);
  });
}
