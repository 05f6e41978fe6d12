import { html, raw } from 'hono/html';

/**
 * The message of the popup to the page that opened it; `challenge` identifies that page among the pages of other
 * tabs.
 */
export type PopupWord = { readonly ticket: string; readonly challenge: string } | { readonly failed: true };

/**
 * The popup's last page: it sends a message to the pages of this origin and closes; if it cannot, its text is
 * enough.
 */
export function googlePopupPage(word: PopupWord, nonce: string) {
  const sentence =
    'failed' in word
      ? 'Google sign-in failed. Please try again.'
      : 'You are signed in. You can close this window.';
  // The page cannot be reached by `opener`, because the visit to another origin removed it.
  const script = `new BroadcastChannel('google-sign-in').postMessage(${scriptText(word)}); close();`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Google sign-in</title>
      </head>
      <body>
        <main><p>${sentence}</p></main>
        <script nonce="${nonce}">
          ${raw(script)};
        </script>
      </body>
    </html>`;
}

/** The content security policy of that page: only its one script is allowed. */
export function googlePopupPolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** JSON that cannot end the script element around it. */
function scriptText(word: PopupWord): string {
  return JSON.stringify(word).replaceAll('<', String.raw`\u003c`);
}
