import { GrievanceProgress, StaffGrievance } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** A grievance with a value in every field. */
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

/** A guest or a member who files grievances, or staff who work on them. */
export class GrievanceFiler {
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, token?: string, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app;
    this.#headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers };
  }

  static async logIn(app: TestApp, username: string): Promise<GrievanceFiler> {
    return new GrievanceFiler(app, (await logIn(app, username)).token);
  }

  get(path: string): Promise<Response> {
    return this.#app.call(path, { headers: this.#headers });
  }

  /** Sends a grievance; it may fail. */
  send(more: object = {}, key?: string): Promise<Response> {
    const headers = { ...this.#headers, ...(key !== undefined && { 'Idempotency-Key': key }) };
    return this.#app.post('/grievances', { ...GRIEVANCE, ...more }, headers);
  }

  /** Files a grievance a second after the previous one; it must succeed. */
  async file(more: object = {}): Promise<GrievanceProgress> {
    this.#app.clock.now += 1000;
    return One.parse(await (await this.send(more)).json()).data;
  }

  /** Requests the status of a grievance; it may fail. */
  ask(number: string, mobile: string = GRIEVANCE.mobile): Promise<Response> {
    return this.#app.post('/grievances/status', { number, mobile }, this.#headers);
  }

  /** Reopens a resolved grievance; it may fail. */
  reopen(number: string, more: object = {}): Promise<Response> {
    const body = { number, mobile: GRIEVANCE.mobile, reason: 'It has not come yet.', ...more };
    return this.#app.post('/grievances/reopen', body, this.#headers);
  }

  async progress(number: string): Promise<GrievanceProgress> {
    return One.parse(await (await this.ask(number)).json()).data;
  }

  /** All grievances, as staff see them. */
  async all(query = ''): Promise<StaffGrievance[]> {
    return Listed.parse(await (await this.get(`/grievances${query}`)).json()).data;
  }

  /** Requests one step; it may fail. */
  set(id: string, body: unknown): Promise<Response> {
    return this.#app.call(`/grievances/${id}/status`, {
      method: 'PUT',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Assigns a grievance to this member of staff, or to none any more; it may fail. */
  assign(id: string, isAssigned: boolean): Promise<Response> {
    return this.#app.call(`/grievances/${id}/assignee`, {
      method: 'PUT',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ isAssigned }),
    });
  }

  /** Makes a step a second after the previous one; it must succeed. */
  async move(id: string, status: string, note = ''): Promise<StaffGrievance> {
    this.#app.clock.now += 1000;
    return OneOfStaff.parse(await (await this.set(id, { status, note })).json()).data;
  }
}
