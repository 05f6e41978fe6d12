import { html } from 'hono/html';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; place-items: center; min-height: 100dvh; }
  main { box-sizing: border-box; width: min(24rem, 100%); padding: 1.5rem; }
  h1 { font-size: 1.5rem; margin: 0 0 1rem; }
  label { display: block; font-weight: 600; }
  input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit; border-radius: 0.375rem; }
  input { margin: 0.25rem 0 1rem; padding: 0 0.75rem; border: 1px solid GrayText; }
  button { border: 0; background: #1a5fb4; color: #fff; cursor: pointer; }
  p { margin: 1rem 0 0; }
`;

/** The page that asks for the login to use. */
export function signInPage(uid: string) {
  return page(
    'Sign in',
    html`<form method="post" autocomplete="off">
        <label for="login">Any name or mail address</label>
        <input id="login" name="login" required maxlength="100" autofocus spellcheck="false" />
        <button>Continue</button>
      </form>
      <p>This stands in for Google on your machine. Nothing is checked.</p>
      <p><a href="/sign-in/${uid}/cancel">Cancel</a></p>`,
  );
}

/** The page that says that there is no sign-in to continue. */
export function expiredPage() {
  return page('Sign-in expired', html`<p>Close this window and start again.</p>`);
}

function page(title: string, content: ReturnType<typeof html>): string {
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <style>
            ${STYLE}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
  );
}
