import { endpoints } from '@pgm/api/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { openApiDocument } from './openapi.ts';
import { plainPage, wantsJson } from './plain-page.ts';
import type { ServerEnv } from './server-env.ts';

/** `/docs`: the OpenAPI document for programs, a readable page for people. */
export function docsRoutes() {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const app = new Hono<ServerEnv>();
  app.get('/docs', (context) => {
    if (!wantsJson(context)) return context.html(plainPage('API', endpointTable()));
    // Few ask for it, and to make it takes a tenth of the server's start.
    document ??= openApiDocument(endpoints);
    return context.json(document);
  });
  return app;
}

function endpointTable() {
  return html`<p>Ask this address with <code>Accept: application/json</code> for the OpenAPI document.</p>
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
    </table>`;
}
