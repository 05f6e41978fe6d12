import { describe, expect, it } from 'vitest';
import { pageMarks } from './page-numbers.ts';

describe('the shown page numbers', () => {
  it.each([
    { current: 1, last: 1, marks: [1] },
    { current: 1, last: 3, marks: [1, 2, 3] },
    { current: 1, last: 12, marks: [1, 2, 'gap', 12] },
    { current: 6, last: 12, marks: [1, 'gap', 5, 6, 7, 'gap', 12] },
    { current: 12, last: 12, marks: [1, 'gap', 11, 12] },
  ])('on page $current of $last are $marks', ({ current, last, marks }) => {
    expect(pageMarks(current, last)).toEqual(marks);
  });

  it('include a page that a gap of one would hide', () => {
    expect(pageMarks(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  });
});
