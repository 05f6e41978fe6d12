/** How many digits a code has. */
export const CODE_LENGTH = 6;

/** Also ० to ९ of a Hindi keyboard; whoever is told of the digits reads them. */
const DIGITS = /^[0-9०-९]+$/;
const NO_DIGITS = /[^0-9०-९]/g;

/** What an edit leaves: the digits, and the box (0–5) in which to go on. */
export interface CodeEdit {
  digits: string;
  next: number;
}

const within = (box: number) => Math.min(Math.max(box, 0), CODE_LENGTH - 1);

/** Digits without the one that the box showed before; a whole code stands for itself. */
function added(digits: string, shown: string): string {
  if (shown === '' || digits.length === 1 || digits.length === CODE_LENGTH) return digits;
  return digits.startsWith(shown) ? digits.slice(1) : digits.replace(shown, '');
}

/**
 * A box now holds `text`. One digit replaces the box's own, several spread from it on, and beyond the end they join the
 * end: a code has no gaps. Undefined when the text brings nothing that counts.
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

/** Backspace in an empty box: takes away the digit before it and goes there. */
export const eraseBefore = (value: string, box: number): CodeEdit => ({
  digits: value.slice(0, within(box - 1)) + value.slice(box),
  next: within(box - 1),
});

/** A pasted code, of which the first six characters count; undefined unless they are digits. */
export function paste(text: string): CodeEdit | undefined {
  const digits = text.slice(0, CODE_LENGTH);
  return DIGITS.test(digits) ? { digits, next: within(digits.length) } : undefined;
}

/** The box to which a key leads; undefined for keys that lead nowhere. */
export function boxOfKey(key: string, box: number, value: string): number | undefined {
  if (key === 'ArrowLeft') return within(box - 1);
  if (key === 'ArrowRight') return within(box + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return within(value.length);
  return undefined;
}
