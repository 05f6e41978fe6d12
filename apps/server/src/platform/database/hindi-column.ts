import type { Language } from '@pgm/api/contract';
import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The Hindi texts of a record for a reader of Hindi; null for a reader of English. */
export function hindiFor<Column extends AnyPgColumn>(
  language: Language,
  column: Column,
): SQL<GetColumnData<Column>> {
  return language === 'hi' ? sql`${column}` : sql`null`;
}

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;

/**
 * The Hindi texts of a form without its empty ones, as they are stored; null without any. Undefined stays as it is. Each letter
 * has one spelling, so that a search finds it: keyboards write ज़ as one character or as two.
 */
export function toHindiColumn<Hindi extends Texts>(
  hindi: Hindi | null | undefined,
): Hindi | null | undefined {
  if (!hindi) return hindi;
  const filled: Hindi = { ...hindi };
  for (const [name, value] of Object.entries(hindi)) {
    const filledIn = typeof value === 'object' ? filledTexts(value) : value?.normalize();
    if (!filledIn) Reflect.deleteProperty(filled, name);
    else Object.assign(filled, { [name]: filledIn });
  }
  return Object.keys(filled).length > 0 ? filled : null;
}

function filledTexts(group: Readonly<Record<string, string>>) {
  const filled = Object.entries(group).flatMap(([label, value]) =>
    value === '' ? [] : [[label, value.normalize()] as const],
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
