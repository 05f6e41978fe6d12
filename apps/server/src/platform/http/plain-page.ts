import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';

/** Whether a caller asks for JSON rather than for a page; someone who does not say gets the page. */
export function wantsJson(context: Context): boolean {
  const supports = ['text/html', 'application/json'];
  return accepts(context, { header: 'Accept', supports, default: 'text/html' }) === 'application/json';
}

/** A page for developers, without styles or scripts of its own. */
export function plainPage(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
