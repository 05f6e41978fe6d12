import { OwnProductQuestion, ProductQuestion, StaffProductQuestion } from '@pgm/api/contract';
import * as z from 'zod';
import { MemberClient } from './member-client.ts';
import { StaffMember } from './staff-member.ts';
import type { TestApp } from './test-app.ts';
import { userId } from './tree.ts';

const Own = z.object({ success: z.literal(true), data: OwnProductQuestion });
const One = z.object({ success: z.literal(true), data: StaffProductQuestion });
const Page = z.object({ success: z.literal(true), data: z.array(ProductQuestion), total: z.int() });
const StaffPage = z.object({ success: z.literal(true), data: z.array(StaffProductQuestion), total: z.int() });

/** A member who asks questions about products. */
export class Asker {
  readonly #member: MemberClient;
  constructor(member: MemberClient) {
    this.#member = member;
  }

  static async logIn(app: TestApp, username: string): Promise<Asker> {
    return new Asker(await MemberClient.logIn(app, username));
  }

  get id(): string {
    return this.#member.id;
  }

  /** Sends a question; it may fail. */
  send(productId: string, text: string): Promise<Response> {
    return this.#member.post(`/api/products/${productId}/questions`, { text });
  }

  /** Asks a question; it must succeed. */
  async ask(productId: string, text: string): Promise<OwnProductQuestion> {
    return Own.parse(await (await this.send(productId, text)).json()).data;
  }
}

/** A member of staff who decides on product questions. */
export class QuestionStaff {
  readonly staff: StaffMember;
  constructor(staff: StaffMember) {
    this.staff = staff;
  }

  static async logIn(app: TestApp, username?: string): Promise<QuestionStaff> {
    return new QuestionStaff(await StaffMember.logIn(app, username));
  }

  async list(query = ''): Promise<{ readonly data: StaffProductQuestion[]; readonly total: number }> {
    return StaffPage.parse(await (await this.staff.get(`/api/admin/product-questions${query}`)).json());
  }

  async read(id: string): Promise<StaffProductQuestion> {
    return One.parse(await (await this.staff.get(`/api/admin/product-questions/${id}`)).json()).data;
  }

  /** The question with these words. */
  async find(text: string): Promise<StaffProductQuestion> {
    const { data } = await this.list(`?search=${encodeURIComponent(text)}`);
    return StaffProductQuestion.parse(data[0]);
  }

  /** Decides on a question; it may fail. */
  send(id: string, version: number, decision: unknown): Promise<Response> {
    return this.staff.putJson(`/api/admin/product-questions/${id}/decision`, { version, decision });
  }

  /** Decides on a question as it is now; it must succeed. */
  async decide(
    { id, version }: Pick<StaffProductQuestion, 'id' | 'version'>,
    decision: unknown,
  ): Promise<StaffProductQuestion> {
    return One.parse(await (await this.send(id, version, decision)).json()).data;
  }
}

/** A page of what visitors read of a product's questions. */
export async function readQuestions(app: TestApp, productId: string, query = '') {
  return Page.parse(await (await app.call(`/api/products/${productId}/questions${query}`)).json());
}

/** Stores an open question of a sample member directly. */
export async function storeQuestion(
  app: TestApp,
  username: string,
  productId: string,
  text: string,
): Promise<void> {
  await app.sql(`insert into product_questions (id, product_id, user_id, author, text, asked_at)
    values (gen_random_uuid(), '${productId}', '${userId(username)}', 'Some B.', '${text}', now())`);
}
