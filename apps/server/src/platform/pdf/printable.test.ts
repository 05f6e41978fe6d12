import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('the printable part of a text', () => {
  it.each([
    ['Asha Mishra, 2nd floor', 'Asha Mishra, 2nd floor'],
    ['आशा मिश्रा, क्षत्रिय', 'आशा मिश्रा, क्षत्रिय'],
    ['Café — ₹ 50 “off”', 'Café — ₹ 50 “off”'],
    ['Cafe\u0301', 'Café'],
    ['Rām Śarmā', 'Ram Sarma'],
    ['தமிழ்', '???'],
    ['Asha 😀', 'Asha ?'],
    ['line\u0000 \u202Eone', 'line one'],
    ['one\r\nline', 'one line'],
    ['', ''],
  ])('%j: %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
