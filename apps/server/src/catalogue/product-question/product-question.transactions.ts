import type { DataExport } from '@pgm/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../tables/product.schema.ts';
import { toOwnQuestion } from './product-question.mapper.ts';
import { productQuestions } from './product-question.schema.ts';

/** A member's product questions for the export of their data. */
export async function exportProductQuestions(
  db: Database,
  userId: string,
): Promise<DataExport['productQuestions']> {
  const rows = await db
    .select({ question: productQuestions, productName: products.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.userId, userId))
    .orderBy(asc(productQuestions.askedAt), asc(productQuestions.id));
  return rows.map(({ question, productName }) => ({
    ...toOwnQuestion(question),
    productName,
    author: question.author,
  }));
}
