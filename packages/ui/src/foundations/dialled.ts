/**
 * A mobile number as people read it: '+91 90000 00001', with no-break spaces so that it stays on one line. What is not ten
 * digits, such as a number with hidden digits, stays in one piece.
 */
export const dialled = (digits: string) => `+91\u00a0${digits.replace(/^(\d{5})(\d{5})$/, '$1\u00a0$2')}`;
