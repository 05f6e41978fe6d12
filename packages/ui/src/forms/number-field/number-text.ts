/** How a number is typed and shown. */
interface NumberLook {
  /** Digits after the point. */
  decimals: number;
  /** Shows all of these digits, also where they are zero. */
  isFixed: boolean;
  /** Accepts a leading minus. */
  isSigned: boolean;
}

/** Beyond 15 digits a number is no longer exact. */
const MAX_DIGITS = 15;

/** Typed or pasted text without what is not part of a number: '₹1,250.505' → '1250.50' with two decimals. */
export function cleanNumber(text: string, { decimals, isSigned }: NumberLook): string {
  const sign = isSigned && /^\s*[-−]/.test(text) ? '-' : '';
  const [whole = '', ...rest] = text.replaceAll(/[^\d.]/g, '').split('.');
  const digits = whole.slice(0, MAX_DIGITS - decimals);
  const point = decimals > 0 && rest.length > 0 ? '.' : '';
  return sign + digits + point + (point && rest.join('').slice(0, decimals));
}

/** The number that a clean text stands for; null without a digit. */
export const parseNumber = (clean: string): number | null => (/\d/.test(clean) ? Number(clean) : null);

/** The number as digits, as it is typed: 1250 → '1250', or '1250.00' with two fixed decimals. */
export const toDigits = (value: number, { decimals, isFixed }: NumberLook): string =>
  isFixed ? value.toFixed(decimals) : String(value);

/** The number as it is read: 1250 → '1,250'. `formatNumber` groups the digits. */
export function toGrouped(value: number, look: NumberLook, formatNumber: (value: number) => string): string {
  const [whole = '', fraction] = toDigits(value, look).split('.');
  return formatNumber(Number(whole)) + (fraction === undefined ? '' : `.${fraction}`);
}
