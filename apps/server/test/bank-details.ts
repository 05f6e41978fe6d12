import { BankDetailsEvent, MaskedBankDetails, MemberBankDetails } from '@pgm/api/contract';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../src/seed/sample-accounts.ts';
import { MemberClient } from './member-client.ts';
import { StaffMember } from './staff-member.ts';
import type { TestApp } from './test-app.ts';

/** Bank details as a member types them. */
export const DETAILS = {
  holder: 'Asha Mishra',
  accountNumber: '12345678901234',
  repeatedNumber: '12345678901234',
  ifsc: 'SBIN0001234',
  pan: 'ABCPM1234F',
} as const;

const Own = z.object({ success: z.literal(true), data: z.nullable(MaskedBankDetails) });
const One = z.object({ success: z.literal(true), data: MemberBankDetails });
const Many = z.object({ success: z.literal(true), data: z.array(MemberBankDetails), total: z.int() });
const History = z.object({ data: z.array(BankDetailsEvent), total: z.int() });

/** A member who sets the own bank details. */
export class BankDetailsOwner {
  readonly #client: MemberClient;
  constructor(client: MemberClient) {
    this.#client = client;
  }

  /** @param password by default that of the sample accounts */
  static async logIn(app: TestApp, username: string, password?: string): Promise<BankDetailsOwner> {
    return new BankDetailsOwner(await MemberClient.logIn(app, username, password));
  }

  get id(): string {
    return this.#client.id;
  }

  /** Sends exactly this. */
  send(body: object): Promise<Response> {
    return this.#client.put('/api/bank-details', body);
  }

  /** Sets details with the password, which must succeed. */
  async set(changes: object = {}): Promise<MaskedBankDetails | null> {
    const response = await this.send({ ...DETAILS, ...changes, password: SAMPLE_PASSWORD });
    return Own.parse(await response.json()).data;
  }

  /** Asks for a code in place of the password. */
  sendCode(): Promise<Response> {
    return this.#client.post('/api/bank-details/code');
  }

  async read(): Promise<MaskedBankDetails | null> {
    return Own.parse(await (await this.#client.get('/api/bank-details')).json()).data;
  }

  async history(query = '') {
    return History.parse(await (await this.#client.get(`/api/bank-details/history${query}`)).json());
  }

  /** The sentences of the notifications. */
  sentences(): Promise<readonly string[]> {
    return this.#client.sentences();
  }
}

/** Staff who verify bank details. */
export class BankDetailsStaff {
  readonly #staff: StaffMember;
  constructor(staff: StaffMember) {
    this.#staff = staff;
  }

  static async logIn(app: TestApp, username = 'staff'): Promise<BankDetailsStaff> {
    return new BankDetailsStaff(await StaffMember.logIn(app, username));
  }

  get(path = ''): Promise<Response> {
    return this.#staff.get(`/api/admin/bank-details${path}`);
  }

  /** @param query such as `?status=UNVERIFIED` */
  async list(query = '') {
    return Many.parse(await (await this.get(query)).json());
  }

  async read(id: string): Promise<MemberBankDetails> {
    return One.parse(await (await this.get(`/${id}`)).json()).data;
  }

  reveal(id: string): Promise<Response> {
    return this.#staff.post(`/api/admin/bank-details/${id}/reveal`, {});
  }

  decide(id: string, version: number, decision: object): Promise<Response> {
    return this.#staff.putJson(`/api/admin/bank-details/${id}/decision`, { version, decision });
  }

  /** Verifies details as they are, which must succeed. */
  async verify(id: string): Promise<MemberBankDetails> {
    const { version } = await this.read(id);
    return One.parse(await (await this.decide(id, version, { status: 'VERIFIED' })).json()).data;
  }

  async history(id: string) {
    return History.parse(await (await this.get(`/${id}/history`)).json());
  }

  audit(subject: string) {
    return this.#staff.audit(subject);
  }
}
