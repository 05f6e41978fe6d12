/** A mobile number with its middle left out: `98••••••01`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 2)}••••••${phone.slice(-2)}`;
}

/** A mail address with all but the first letter of its name left out: `a•••@example.in`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
