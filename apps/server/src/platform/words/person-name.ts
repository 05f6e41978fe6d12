/** The parts of the name of an account. */
interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Splits a typed name into the parts of an account's name; a person with one name has no last name. */
export function personName(name: string): PersonName {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** How a person is called: first and last name. */
export function toName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/** A person as strangers may see them: the first name, and the first letter of the last name. */
export function toShortName({ firstName, lastName }: PersonName): string {
  const [initial] = LETTERS.segment(lastName);
  return initial === undefined ? firstName : `${firstName} ${initial.segment}.`;
}

/** Splits a text into letters with their vowel signs, which Devanagari writes as several characters. */
const LETTERS = new Intl.Segmenter('hi');
