import { describe, expect, it } from 'vitest';
import { toBoxIndex, eraseBefore, paste, typeInto } from './code-edits.ts';

describe('a digit typed into a box of a code', () => {
  it.each([
    { does: 'fills the first box', value: '', box: 0, text: '4', digits: '4', next: 1 },
    {
      does: 'joins the end when the box is beyond it',
      value: '12',
      box: 5,
      text: '3',
      digits: '123',
      next: 3,
    },
    { does: 'replaces that of a filled box', value: '123', box: 1, text: '9', digits: '193', next: 2 },
    { does: 'replaces it when typed behind it', value: '123', box: 1, text: '29', digits: '193', next: 2 },
    { does: 'replaces it when typed before it', value: '123', box: 1, text: '92', digits: '193', next: 2 },
    { does: 'moves on when it is the same', value: '123', box: 1, text: '2', digits: '123', next: 2 },
    { does: 'stays in the last box', value: '12345', box: 5, text: '6', digits: '123456', next: 5 },
    { does: 'counts as written on a Hindi keyboard', value: '', box: 0, text: '४', digits: '४', next: 1 },
    { does: 'replaces one in either writing', value: '123', box: 1, text: '2९', digits: '1९3', next: 2 },
    { does: 'leaves the letters beside it out', value: '', box: 0, text: 'a4', digits: '4', next: 1 },
  ])('$does', ({ value, box, text, digits, next }) => {
    expect(typeInto(value, box, text)).toEqual({ digits, next });
  });

  it('is not a letter', () => {
    expect([typeInto('', 0, 'a'), typeInto('123', 1, '2a')]).toEqual([undefined, undefined]);
  });
});

describe('several digits that land in a box', () => {
  it.each([
    {
      does: 'are the code when there are six',
      value: '12',
      box: 2,
      text: '987654',
      digits: '987654',
      next: 5,
    },
    { does: 'are cut at six', value: '', box: 0, text: '98765432', digits: '987654', next: 5 },
    { does: 'spread from the box on', value: '12', box: 2, text: '34', digits: '1234', next: 4 },
    { does: 'may have spaces between them', value: '', box: 0, text: '123 456', digits: '123456', next: 5 },
  ])('$does', ({ value, box, text, digits, next }) => {
    expect(typeInto(value, box, text)).toEqual({ digits, next });
  });
});

describe('erasing', () => {
  it('closes the gap', () => {
    expect(typeInto('1234', 1, '')).toEqual({ digits: '134', next: 1 });
  });

  it('removes the digit before an empty box', () => {
    expect(eraseBefore('123', 3)).toEqual({ digits: '12', next: 2 });
  });

  it('only moves back when there is nothing to remove', () => {
    expect(eraseBefore('1', 4)).toEqual({ digits: '1', next: 3 });
    expect(eraseBefore('', 0)).toEqual({ digits: '', next: 0 });
  });
});

describe('a paste', () => {
  it('uses its first six characters', () => {
    expect(paste('123456 is your code')).toEqual({ digits: '123456', next: 5 });
    expect(paste('123')).toEqual({ digits: '123', next: 3 });
    expect(paste('१२३४५६ आपका कोड है')).toEqual({ digits: '१२३४५६', next: 5 });
  });

  it('is rejected unless they are digits', () => {
    expect(['', '12a', 'Code 123456'].map(paste)).toEqual([undefined, undefined, undefined]);
  });
});

describe('navigation keys', () => {
  it('move from box to box and stay within them', () => {
    expect(toBoxIndex('ArrowLeft', 0, '')).toBe(0);
    expect(toBoxIndex('ArrowLeft', 3, '123')).toBe(2);
    expect(toBoxIndex('ArrowRight', 5, '123456')).toBe(5);
    expect(toBoxIndex('Home', 4, '1234')).toBe(0);
    expect(toBoxIndex('End', 0, '123')).toBe(3);
    expect(toBoxIndex('a', 0, '')).toBeUndefined();
  });
});
