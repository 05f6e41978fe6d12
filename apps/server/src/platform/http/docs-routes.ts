import { endpoints } from '@pgm/api/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Config } from '../config.ts';
import type { Authenticate, EndpointAccess } from './caller.ts';
import { openApiDocument } from './openapi.ts';
import { plainPage, wantsJson } from './plain-page.ts';
import { admit } from './route.ts';
import type { ServerEnv } from './server-env.ts';

/** `/docs`: the OpenAPI document for programs, a readable page for people. Each is made once, at its first request. */
export function docsRoutes({ areDocsPublic }: Pick<Config, 'areDocsPublic'>, authenticate: Authenticate) {
  let document: string | undefined;
  let page: Promise<string> | undefined;
  const app = new Hono<ServerEnv>();
  const access: EndpointAccess = areDocsPublic ? { policy: 'public' } : { policy: 'staff', area: 'any' };
  app.get('/docs', admit(access, authenticate), async (context) => {
    if (!wantsJson(context)) return context.html(await (page ??= endpointPage()));
    document ??= JSON.stringify(openApiDocument(endpoints));
    return context.body(document, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}

async function endpointPage(): Promise<string> {
  const page = await plainPage('API', endpointTable());
  return page.toString();
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
              <td>${[endpoint.policy, endpoint.area].filter(Boolean).join(', ')}</td>
              <td>${endpoint.summary}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
