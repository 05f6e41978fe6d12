/** How many facts a list can be filtered by at once. */
export const MAX_FACTS_CHOSEN = 10;

/** The longest name and value of a fact that is a filter, in characters; a longer value is a sentence. */
export const MAX_FACT_NAME = 100;
export const MAX_FACT_VALUE = 60;

/** A fact of a product, such as its fabric. */
export interface ProductFact {
  readonly name: string;
  readonly value: string;
}

/** A fact as one text, 'Fabric:Cotton'; a name that is a filter has no colon. */
export function toFactText({ name, value }: ProductFact): string {
  return `${name}:${value}`;
}

/** The fact of a text; undefined for a text that is none. */
export function readFactText(fact: string): ProductFact | undefined {
  const at = fact.indexOf(':');
  const [name, value] = [fact.slice(0, Math.max(0, at)).trim(), fact.slice(at + 1).trim()];
  const isFact =
    name !== '' && value !== '' && name.length <= MAX_FACT_NAME && value.length <= MAX_FACT_VALUE;
  return isFact ? { name, value } : undefined;
}

/** The facts of some lines; those that are none are left out. */
export function readFacts(lines: readonly string[]): ProductFact[] {
  return lines.flatMap((line) => readFactText(line) ?? []);
}
