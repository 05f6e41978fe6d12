import {
  type Failure,
  MAX_OPEN_PRODUCT_QUESTIONS,
  type NewProductQuestion,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { toShortName } from '../../platform/words/person-name.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { findProductName } from '../tables/product-rows.transactions.ts';
import { type ProductQuestionRow, productQuestions } from './product-question.schema.ts';

/** A question of a member about a product. */
interface AskedQuestion extends NewProductQuestion {
  readonly userId: string;
  readonly productId: string;
  readonly at: Date;
}

/** Stores a question that waits for staff, and notifies them. Questions of one member and the end of the account run one after the other. */
export async function askProductQuestion(
  tx: Database,
  { userId, productId, text, at }: AskedQuestion,
): Promise<Result<ProductQuestionRow, Failure<'notFound' | 'conflict'>>> {
  const [author] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (!author) return fail({ code: 'notFound', message: 'Not found' });
  const isTheirs = eq(productQuestions.userId, userId);
  const isSame = and(
    eq(productQuestions.productId, productId),
    sql`${inOneLine(productQuestions.text)} = ${inOneLine(text)}`,
  );
  if ((await tx.$count(productQuestions, and(isTheirs, isSame))) > 0) return ASKED_BEFORE;
  const open = await tx.$count(productQuestions, and(isTheirs, eq(productQuestions.status, 'OPEN')));
  if (open >= MAX_OPEN_PRODUCT_QUESTIONS) return TOO_MANY;
  const row = { id: newId(), productId, userId, author: toShortName(author), text, askedAt: at };
  const name = await findProductName(tx, productId);
  await notifyStaff(tx, { kind: 'NEW_PRODUCT_QUESTION', subjectId: row.id, name, at });
  return ok(single(await tx.insert(productQuestions).values(row).returning()));
}

/** A text for a comparison: the case of letters and the kind of spaces do not count. */
function inOneLine(text: PgColumn | string): SQL {
  return sql`lower(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
}

const ASKED_BEFORE = fail({
  code: 'conflict' as const,
  message: 'You have asked this question already.',
});
const TOO_MANY = fail({
  code: 'conflict' as const,
  message: `You can have at most ${MAX_OPEN_PRODUCT_QUESTIONS} open questions. Please wait for our answers.`,
});
