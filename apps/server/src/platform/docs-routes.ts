import { endpoints } from '@pgm/api/contract';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import { openApiDocument } from './openapi.ts';
import type { ServerEnv } from './server-env.ts';

/** `/docs`: the OpenAPI document for programs, a readable page for people. */
export function docsRoutes() {
  const document = openApiDocument(endpoints);
  const app = new Hono<ServerEnv>();
  app.get('/docs', (context) => {
    const type = accepts(context, {
      header: 'Accept',
      supports: ['text/html', 'application/json'],
      default: 'text/html',
    });
    return type === 'application/json' ? context.json(document) : context.html(page());
  });
  return app;
}

function page() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API</title>
      </head>
      <body>
        <main>
          <h1>API</h1>
          <p>Ask this address with <code>Accept: application/json</code> for the OpenAPI document.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">Who may call it</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              ${endpoints.map(
                (endpoint) =>
                  html`<tr>
                    <td><code>${endpoint.method} ${endpoint.path}</code></td>
                    <td>${endpoint.policy}</td>
                    <td>${endpoint.summary}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}
