import { html, raw } from 'hono/html';

/** What the popup has to say to the page that opened it; `challenge` tells that page from others in other tabs. */
export type PopupWord = { readonly ticket: string; readonly challenge: string } | { readonly failed: true };

/** The popup's last page: passes a word on to this origin's pages and closes; of use by itself if it can't. */
export function googlePopupPage(word: PopupWord, nonce: string) {
  const sentence =
    'failed' in word
      ? 'Google sign-in failed. Please try again.'
      : 'You are signed in. You can close this window.';
  // The page is not found by `opener`: the trip to another origin has cut that.
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

/** The policy of that page: its one script, and nothing else. */
export function googlePopupPolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** JSON that can't end the script it stands in. */
function scriptText(word: PopupWord): string {
  return JSON.stringify(word).replaceAll('<', String.raw`\u003c`);
}
