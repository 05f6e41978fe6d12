import type { ProductQuestion } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { productQuestions } from './product-question.schema.ts';

/** Which published questions are read. */
interface ProductQuestionFilter {
  readonly productId: string;
  readonly page: PageRequest;
}

/** The SQL of the questions that visitors read. */
export class ProductQuestionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** A page of the published questions about a product, the newest first. */
  async list({ productId, page }: ProductQuestionFilter): Promise<ProductQuestion[]> {
    const rows = await this.#db
      .select()
      .from(productQuestions)
      .where(isShown(productId))
      .orderBy(desc(productQuestions.publishedAt), desc(productQuestions.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.flatMap(({ id, author, text, reply, replyInHindi, publishedAt }) =>
      // The database has both of each published question.
      reply === null || publishedAt === null
        ? []
        : [{ id, author, text, reply, replyInHindi, publishedAt: publishedAt.toISOString() }],
    );
  }

  count({ productId }: ProductQuestionFilter): Promise<number> {
    return this.#db.$count(productQuestions, isShown(productId));
  }
}

function isShown(productId: string) {
  return and(eq(productQuestions.productId, productId), eq(productQuestions.status, 'PUBLISHED'));
}
