import { TreeNode } from '@pgm/api/contract';
import * as z from 'zod';
import { sampleId } from '../src/platform/database/id.ts';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

const Page = z.object({
  data: z.array(z.object({ username: z.string(), level: z.number() })),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
});
const Opened = z.object({ data: z.object({ node: TreeNode, children: z.array(TreeNode) }) });

/** The id of a sample member in the tree. */
export function associateId(username: string): string {
  return sampleId(`associate/${username}`);
}

/** The id of a sample member's account. */
export function userId(username: string): string {
  return sampleId(`user/${username}`);
}

/** A caller who reads or changes the tree: calls with their token. */
export class TreeCaller {
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username: string): Promise<TreeCaller> {
    return new TreeCaller(app, (await logIn(app, username)).token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Response> {
    return this.#app.call(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...this.#headers },
      body: JSON.stringify(body),
    });
  }

  /** The user names of a list, each with its level, and the pagination. */
  async list(path: string) {
    const { data, pagination } = Page.parse(await (await this.get(path)).json());
    return { names: data.map(({ username, level }) => `${level} ${username}`), pagination };
  }

  /** A sample member, as the tree shows them. */
  async open(username: string, query = ''): Promise<z.infer<typeof Opened>['data']> {
    const response = await this.get(`/associates/tree/${associateId(username)}${query}`);
    return Opened.parse(await response.json()).data;
  }

  /** Gives a sample member another parent. */
  move(username: string, parent: string | null, more: object = {}): Promise<Response> {
    const parentId = parent === null ? null : associateId(parent);
    return this.send('PUT', `/associates/${associateId(username)}/parent`, { parentId, ...more });
  }
}

/** The associates whose counters differ from a recount of the tree; empty when all counters are correct. */
export function miscounted(app: TestApp): Promise<unknown[]> {
  return app.sql(`
    with recursive above (id, level) as (
      select parent_id, 1 from associates where parent_id is not null
      union all
      select next.parent_id, above.level + 1 from above
      join associates as next on next.id = above.id and next.parent_id is not null
    ),
    counted as (
      select id, count(*) filter (where level = 1) as directs, count(*) as total from above group by id
    )
    select associates.id, direct_count, total_count, directs, total
    from associates left join counted on counted.id = associates.id
    where direct_count <> coalesce(directs, 0) or total_count <> coalesce(total, 0)`);
}
