import { PointsCorrection } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import { StaffMember } from './staff-member.ts';
import type { TestApp } from './test-app.ts';
import { userId } from './tree.ts';

const One = z.object({ success: z.literal(true), data: PointsCorrection });
const Page = z.object({ success: z.literal(true), data: z.array(PointsCorrection), total: z.int() });

/** A person who corrects the points of members, and decides on the corrections of others. */
export class PointsCorrector {
  readonly #app: TestApp;
  readonly #token: string;
  readonly staff: StaffMember;

  private constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.#token = token;
    this.staff = new StaffMember(app, id, token);
  }

  static async logIn(app: TestApp, username: string): Promise<PointsCorrector> {
    const { token, user } = await logIn(app, username);
    return new PointsCorrector(app, user.id, token);
  }

  /** Corrects the points of a sample member. @param more other fields, and the key */
  correct(
    username: string,
    points: number,
    { key = crypto.randomUUID(), ...more }: { readonly key?: string } & object = {},
  ): Promise<Response> {
    return this.send(
      { member: userId(username), points, kind: 'MISCOUNTED', note: 'Wrong in the import', ...more },
      key,
    );
  }

  /** Sends exactly this body. @param key undefined: without the header */
  send(body: unknown, key: string | undefined): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.#token}` };
    return this.#app.post('/api/admin/points-corrections', body, {
      ...headers,
      ...(key !== undefined && { 'Idempotency-Key': key }),
    });
  }

  /** Corrects points, which must succeed. */
  async corrected(username: string, points: number, more: object = {}): Promise<PointsCorrection> {
    return One.parse(await (await this.correct(username, points, more)).json()).data;
  }

  approve(id: string): Promise<Response> {
    return this.staff.post(`/api/admin/points-corrections/${id}/approve`, {});
  }

  close(id: string): Promise<Response> {
    return this.staff.post(`/api/admin/points-corrections/${id}/close`, {});
  }

  async open(id: string): Promise<PointsCorrection> {
    return One.parse(await (await this.staff.get(`/api/admin/points-corrections/${id}`)).json()).data;
  }

  /** @param query such as `?status=OPEN` */
  async list(query = '') {
    return Page.parse(await (await this.staff.get(`/api/admin/points-corrections${query}`)).json());
  }
}
