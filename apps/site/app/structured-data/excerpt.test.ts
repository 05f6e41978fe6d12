import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it.each([
  ['a text that fits, on one line', 'Neem\n  and tulsi.', 20, 'Neem and tulsi.'],
  ['a text to its last whole word', 'Neem leaves and tulsi', 15, 'Neem leaves…'],
  ['no comma before the dots', 'Neem, tulsi and more', 10, 'Neem…'],
])('leaves %s', (_, text, maxLength, expected) => {
  expect(excerpt(text, maxLength)).toBe(expected);
});
