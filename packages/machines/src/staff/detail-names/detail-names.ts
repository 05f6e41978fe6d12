import type { StaffCategory } from '@pgm/api/contract';

/** The name of a detail in the form of its category. */
export interface DetailName {
  readonly name: string;
  /** Empty without one. */
  readonly nameInHindi: string;
}

/** The names of details as they are stored: those of the products, and those that have Hindi. */
export function toDetailNames({ detailNames, hindi = {} }: Pick<StaffCategory, 'detailNames' | 'hindi'>) {
  const stored = hindi.detailNames ?? {};
  const names = new Set([...detailNames, ...Object.keys(stored)]);
  return [...names].map((name): DetailName => ({ name, nameInHindi: stored[name] ?? '' }));
}

/** The Hindi of the names, without those that have none. */
export function toDetailNamesInHindi(names: readonly DetailName[]): Record<string, string> {
  const filled = names.filter(({ nameInHindi }) => nameInHindi.trim() !== '');
  return Object.fromEntries(filled.map(({ name, nameInHindi }) => [name, nameInHindi]));
}

/** The names after one of them has another Hindi. */
export function withNameInHindi(names: readonly DetailName[], name: string, nameInHindi: string) {
  return names.map((one) => (one.name === name ? { name, nameInHindi } : one));
}
