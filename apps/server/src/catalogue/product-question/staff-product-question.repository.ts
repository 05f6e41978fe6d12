import type { QueryOf, StaffProductQuestion, listStaffProductQuestions } from '@pgm/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { products } from '../tables/product.schema.ts';
import { toOwnQuestion } from './product-question.mapper.ts';
import { productQuestions } from './product-question.schema.ts';

function selectQuestions(db: Database) {
  return db
    .select({ question: productQuestions, productName: products.name, username: users.username })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(users, eq(users.id, productQuestions.userId))
    .$dynamic();
}

type SelectedQuestion = Awaited<ReturnType<typeof selectQuestions>>[number];

/** The questions as staff list them: those that wait first and the oldest of them first, or by the time of the question. */
export const staffProductQuestions = defineStaffList({
  select: selectQuestions,
  id: productQuestions.id,
  orders: { status: [asc, productQuestions.status], newest: [desc, productQuestions.askedAt] },
  matching: ({ search, status }: QueryOf<typeof listStaffProductQuestions>) =>
    and(
      containsIn(search, products.name, productQuestions.author, productQuestions.text),
      status && eq(productQuestions.status, status),
    ),
  toItem: toStaffQuestion,
});

/** One question as staff see it. */
export async function findStaffQuestion(db: Database, id: string): Promise<StaffProductQuestion | undefined> {
  const [row] = await selectQuestions(db).where(eq(productQuestions.id, id));
  return row && toStaffQuestion(row);
}

function toStaffQuestion({ question, productName, username }: SelectedQuestion): StaffProductQuestion {
  const { id, author, version } = question;
  return { ...toOwnQuestion(question), id, author, productName, username, version };
}
