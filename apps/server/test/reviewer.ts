import { OwnReview, OwnReviewState, ProductInFull, Review, StaffReview } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import { StaffMember } from './staff-member.ts';
import type { TestApp } from './test-app.ts';
import { userId } from './tree.ts';

const State = z.object({ success: z.literal(true), data: OwnReviewState });
const Own = z.object({ success: z.literal(true), data: OwnReview });
const OneReview = z.object({ success: z.literal(true), data: StaffReview });
const Reviews = z.object({ success: z.literal(true), data: z.array(Review), total: z.int() });
const StaffReviews = z.object({ success: z.literal(true), data: z.array(StaffReview), total: z.int() });
const OneProduct = z.object({ success: z.literal(true), data: ProductInFull });

/** The parts of a review as a form sends them. */
interface ReviewParts {
  readonly stars?: string;
  readonly text?: string;
  readonly photos?: readonly string[];
  readonly images?: readonly File[];
}

/** A member who reviews products. */
export class Reviewer {
  readonly id: string;
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username: string): Promise<Reviewer> {
    const { token, user } = await logIn(app, username);
    return new Reviewer(app, user.id, token);
  }

  /** Sends a review; it may fail. */
  send(productId: string, { stars = '5', text, photos, images = [] }: ReviewParts = {}): Promise<Response> {
    const body = new FormData();
    body.append('stars', stars);
    if (text !== undefined) body.append('text', text);
    if (photos) body.append('photos', JSON.stringify(photos));
    for (const image of images) body.append('images', image);
    return this.#app.call(`/api/reviews/${productId}`, { method: 'PUT', headers: this.#headers, body });
  }

  /** Writes or changes a review; it must succeed. */
  async write(productId: string, parts?: ReviewParts): Promise<OwnReview> {
    return Own.parse(await (await this.send(productId, parts)).json()).data;
  }

  get(productId: string): Promise<Response> {
    return this.#app.call(`/api/reviews/${productId}`, { headers: this.#headers });
  }

  async read(productId: string): Promise<OwnReviewState> {
    return State.parse(await (await this.get(productId)).json()).data;
  }

  remove(productId: string): Promise<Response> {
    return this.#app.call(`/api/reviews/${productId}`, { method: 'DELETE', headers: this.#headers });
  }

  /** Requests the deletion of the account. */
  leave(password: string): Promise<Response> {
    return this.#app.post('/privacy/delete', { password }, { ...this.#headers });
  }
}

/** A member of staff who decides on reviews. */
export class ReviewStaff {
  readonly staff: StaffMember;
  constructor(staff: StaffMember) {
    this.staff = staff;
  }

  static async logIn(app: TestApp, username?: string): Promise<ReviewStaff> {
    return new ReviewStaff(await StaffMember.logIn(app, username));
  }

  async list(query = ''): Promise<{ readonly data: StaffReview[]; readonly total: number }> {
    return StaffReviews.parse(await (await this.staff.get(`/api/admin/reviews${query}`)).json());
  }

  async read(id: string): Promise<StaffReview> {
    return OneReview.parse(await (await this.staff.get(`/api/admin/reviews/${id}`)).json()).data;
  }

  /** Decides on a review; it may fail. */
  send(id: string, version: number, decision: unknown): Promise<Response> {
    return this.staff.putJson(`/api/admin/reviews/${id}/decision`, { version, decision });
  }

  /** The review of a member about a product. */
  async find(authorId: string, productId: string, app: TestApp): Promise<StaffReview> {
    const [row] = await app.sql(
      `select id from reviews where user_id = '${authorId}' and product_id = '${productId}'`,
    );
    return this.read(z.object({ id: z.string() }).parse(row).id);
  }
}

const APPROVED = { status: 'APPROVED' } as const;

/** Approves a review as it is now; it must succeed. */
export async function approve(staff: ReviewStaff, { id, version }: StaffReview): Promise<StaffReview> {
  return OneReview.parse(await (await staff.send(id, version, APPROVED)).json()).data;
}

/** Declines a review as it is now; it must succeed. */
export async function decline(
  staff: ReviewStaff,
  { id, version }: StaffReview,
  reason: string,
): Promise<StaffReview> {
  return OneReview.parse(await (await staff.send(id, version, { status: 'DECLINED', reason })).json()).data;
}

/** A page of what visitors read of a product's reviews. */
export async function readReviews(app: TestApp, productId: string, query = '') {
  return Reviews.parse(await (await app.call(`/api/products/${productId}/reviews${query}`)).json());
}

/** A product as visitors see it. */
export async function readProduct(app: TestApp, productId: string): Promise<ProductInFull> {
  return OneProduct.parse(await (await app.call(`/api/products/${productId}`)).json()).data;
}

/** Stores a review of a sample member directly. */
export async function storeReview(
  app: TestApp,
  username: string,
  productId: string,
  { stars = 5, status = 'APPROVED', photos = '{}' } = {},
): Promise<void> {
  await app.sql(`insert into reviews (id, product_id, user_id, author, stars, text, photos, status, reason, written_at)
    values (gen_random_uuid(), '${productId}', '${userId(username)}', 'Some B.', ${stars}, 'Good', '${photos}', '${status}',
      ${status === 'DECLINED' ? "'No'" : 'null'}, now())`);
}

/** The stars that the row of a product counts, and those of its approved reviews. */
export async function countStars(app: TestApp, productId: string) {
  const [row] = await app.sql(`select star_counts as counted, array(
      select (select count(*)::int from reviews where product_id = products.id and status = 'APPROVED' and stars = n)
      from generate_series(1, 5) as n) as stored
    from products where id = '${productId}'`);
  return z.object({ counted: z.array(z.int()), stored: z.array(z.int()) }).parse(row);
}
