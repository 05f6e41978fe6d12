/** The number of digits of a code. */
export const CODE_LENGTH = 6;

/** Also ० to ९ of a Hindi keyboard; the receiver of the digits converts them. */
const DIGITS = /^[0-9०-९]+$/;
const NO_DIGITS = /[^0-9०-९]/g;

/** The result of an edit: the digits, and the box (0–5) that receives the focus. */
export interface CodeEdit {
  digits: string;
  next: number;
}

const within = (box: number) => Math.min(Math.max(box, 0), CODE_LENGTH - 1);

/** Returns the new digits without the one that the box showed before; a whole code is used as it is. */
function added(digits: string, shown: string): string {
  if (shown === '' || digits.length === 1 || digits.length === CODE_LENGTH) return digits;
  return digits.startsWith(shown) ? digits.slice(1) : digits.replace(shown, '');
}

/**
 * A box now contains `text`. One digit replaces the box's own, several fill the boxes from there on, and digits
 * typed beyond the end are added at the end: a code has no gaps. Returns undefined when the text contains no
 * valid digits.
 */
export function typeInto(value: string, box: number, text: string): CodeEdit | undefined {
  if (text === '') return { digits: value.slice(0, box) + value.slice(box + 1), next: box };
  const shown = value[box] ?? '';
  const digits = text.replace(NO_DIGITS, '');
  if (digits === '' || (digits === shown && digits !== text)) return undefined;
  const fresh = added(digits, shown).slice(0, CODE_LENGTH);
  const from = fresh.length === CODE_LENGTH ? 0 : Math.min(box, value.length);
  const whole = value.slice(0, from) + fresh + value.slice(from + fresh.length);
  return { digits: whole.slice(0, CODE_LENGTH), next: within(from + fresh.length) };
}

/** Backspace in an empty box: removes the digit before it and moves there. */
export const eraseBefore = (value: string, box: number): CodeEdit => ({
  digits: value.slice(0, within(box - 1)) + value.slice(box),
  next: within(box - 1),
});

/** A pasted code: the first six characters count; undefined unless they are digits. */
export function paste(text: string): CodeEdit | undefined {
  const digits = text.slice(0, CODE_LENGTH);
  return DIGITS.test(digits) ? { digits, next: within(digits.length) } : undefined;
}

/** The box to which a key moves; undefined for other keys. */
export function toBoxIndex(key: string, box: number, value: string): number | undefined {
  if (key === 'ArrowLeft') return within(box - 1);
  if (key === 'ArrowRight') return within(box + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return within(value.length);
  return undefined;
}
