/** A name as it was typed, in the parts that an account has; a person with one name has no last one. */
export function personName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
