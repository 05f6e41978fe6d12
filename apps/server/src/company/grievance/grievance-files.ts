import { Hono } from 'hono';
import { html } from 'hono/html';
import { plainPage } from '../../platform/http/plain-page.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import type { Keyring } from '../../platform/security/keyring.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import type { PrivateFiles } from '../../platform/storage/private-files.ts';
import type { GrievanceThreadRepository } from './grievance-thread.repository.ts';

/** How long the address of a file is valid, in seconds. */
const FILE_SECONDS = 3600;

/** Names what the token of an address opens; other documents have the same keys. */
const SUBJECT = 'grievance-file:';

interface FileParts {
  readonly repository: GrievanceThreadRepository;
  readonly files: PrivateFiles;
  /** The first one signs. */
  readonly keys: Keyring;
  readonly now: () => number;
}

/** The addresses of the files in threads; only a read thread names them. */
export class GrievanceFiles {
  readonly #parts: FileParts;
  constructor(parts: FileParts) {
    this.#parts = parts;
  }

  async toUrl(fileId: string): Promise<string> {
    const { keys, now } = this.#parts;
    return `/grievance-files/${await signLinkToken(keys[0], SUBJECT + fileId, now(), FILE_SECONDS)}`;
  }

  /** The file that a token opens; undefined when it is not valid any more. */
  async open(token: string) {
    const { files, keys, now, repository } = this.#parts;
    const subject = await readLinkToken(keys, token, now());
    const file = subject?.startsWith(SUBJECT)
      ? await repository.findFile(subject.slice(SUBJECT.length))
      : undefined;
    const bytes = file && (await files.read(file.storageKey));
    return bytes && { ...file, bytes };
  }
}

/** Serves the files: an image in the browser, a PDF as a download. No cache may store them. */
export function grievanceFileRoutes(addresses: GrievanceFiles): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/grievance-files/:token{[\\w.-]+}', async (context) => {
    context.header('Cache-Control', 'private, no-store');
    const file = await addresses.open(context.req.param('token'));
    if (!file) return context.html(plainPage('This link is no longer good', AGAIN), 404);
    const isImage = file.type === 'IMAGE';
    const name = encodeURIComponent(file.name);
    return context.body(file.bytes, 200, {
      'Content-Type': isImage ? 'image/webp' : 'application/pdf',
      'Content-Disposition': `${isImage ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}

const AGAIN = html`<p>
  It opens a file for an hour. Open it from <a href="/grievance/status">your complaint</a> again.
</p>`;
