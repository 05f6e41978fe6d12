import { ListedAssociate } from '@pgm/api/contract';
import * as z from 'zod';
import type { TestApp } from './test-app.ts';
import { TreeCaller, associateId } from './tree.ts';

const One = z.object({ success: z.literal(true), data: ListedAssociate });

/** An admin who asks for changes of parents, decides on those of others, and takes them back. */
export class ParentChanger {
  readonly #caller: TreeCaller;
  constructor(caller: TreeCaller) {
    this.#caller = caller;
  }

  static async logIn(app: TestApp, username: string): Promise<ParentChanger> {
    return new ParentChanger(await TreeCaller.logIn(app, username));
  }

  propose(username: string, parent: string | null, more: object = {}): Promise<Response> {
    return this.#caller.send('POST', `/api/admin/associates/${associateId(username)}/parent-proposals`, {
      parentId: parent === null ? null : associateId(parent),
      reason: 'They live in the same town.',
      ...more,
    });
  }

  /** Asks for a change, which must succeed, and returns the id of the proposal. */
  async proposed(username: string, parent: string): Promise<string> {
    const { proposal } = One.parse(await (await this.propose(username, parent)).json()).data;
    if (proposal === null) throw new Error('nothing was proposed');
    return proposal.id;
  }

  approve(username: string, parent: string | null, proposalId: string, more: object = {}) {
    return this.#caller.move(username, parent, { proposalId, ...more });
  }

  close(proposalId: string): Promise<Response> {
    return this.#caller.send('POST', `/api/admin/parent-proposals/${proposalId}/close`, {});
  }

  undo(changeId: string): Promise<Response> {
    return this.#caller.send('POST', `/api/admin/parent-changes/${changeId}/undo`, {});
  }

  /** A sample member, as admins see them. */
  async open(username: string): Promise<ListedAssociate> {
    const response = await this.#caller.get(`/api/admin/associates/${associateId(username)}`);
    return One.parse(await response.json()).data;
  }
}
