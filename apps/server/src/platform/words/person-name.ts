/** Splits a typed name into the parts of an account's name; a person with one name has no last name. */
export function personName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
