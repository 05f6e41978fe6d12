import { GrievanceProgress, StaffGrievance } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** A complaint with something in every field. */
export const GRIEVANCE = {
  name: 'Asha Mishra',
  mobile: '9876500001',
  email: 'asha@mail.example',
  category: 'DELIVERY',
  orderNumber: 'PGM-000123',
  text: 'The parcel has not come, though it should have been here on Monday.',
} as const;

const One = z.object({ success: z.literal(true), data: GrievanceProgress });
const OneOfStaff = z.object({ success: z.literal(true), data: StaffGrievance });
const Listed = z.object({ success: z.literal(true), data: z.array(StaffGrievance) });

/** Somebody who complains, a guest or a member, or staff who work on it. */
export class Complainant {
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, token?: string, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers };
  }

  static async logIn(app: TestApp, username: string): Promise<Complainant> {
    return new Complainant(app, (await logIn(app, username)).token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  /** Sends a complaint, whatever comes of it. */
  send(more: object = {}, key?: string): Promise<Response> {
    const headers = { ...this.#headers, ...(key !== undefined && { 'Idempotency-Key': key }) };
    return this.#app.post('/grievances', { ...GRIEVANCE, ...more }, headers);
  }

  /** Makes a complaint a second after the one before, which works. */
  async file(more: object = {}): Promise<GrievanceProgress> {
    this.#app.clock.now += 1000;
    return One.parse(await (await this.send(more)).json()).data;
  }

  /** Asks where a complaint stands, whatever comes of it. */
  ask(number: string, mobile: string = GRIEVANCE.mobile): Promise<Response> {
    return this.#app.post('/grievances/status', { number, mobile }, this.#headers);
  }

  /** Is not content with how one was resolved, whatever comes of it. */
  reopen(number: string, more: object = {}): Promise<Response> {
    const body = { number, mobile: GRIEVANCE.mobile, reason: 'It has not come yet.', ...more };
    return this.#app.post('/grievances/reopen', body, this.#headers);
  }

  async progress(number: string): Promise<GrievanceProgress> {
    return One.parse(await (await this.ask(number)).json()).data;
  }

  /** All complaints, as staff see them. */
  async all(query = ''): Promise<StaffGrievance[]> {
    return Listed.parse(await (await this.get(`/grievances${query}`)).json()).data;
  }

  /** Asks for one step, whatever comes of it. */
  set(id: string, body: unknown): Promise<Response> {
    return this.#app.call(`/grievances/${id}/status`, {
      method: 'PUT',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Takes a step a second after what was before, which works. */
  async move(id: string, status: string, note = ''): Promise<StaffGrievance> {
    this.#app.clock.now += 1000;
    return OneOfStaff.parse(await (await this.set(id, { status, note })).json()).data;
  }
}
