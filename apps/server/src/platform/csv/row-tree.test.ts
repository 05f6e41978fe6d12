import { describe, expect, it } from 'vitest';
import { RowTree } from './row-tree.ts';

/** A tree of rows such as 'b<a': row b stands below row a. Numbers count from 2, as in a file. */
function toTree(...rows: readonly string[]): RowTree {
  const tree = new RowTree({
    names: ({ Name }) => (Name === undefined ? [] : [Name]),
    parent: ({ Parent }) => Parent,
  });
  for (const [at, row] of rows.entries()) {
    const [name, parent] = row.split('<');
    tree.add({ number: at + 2, cells: { Name: name, ...(parent !== undefined && { Parent: parent }) } });
  }
  return tree;
}

/** The rows that stand below themselves. */
const findCircles = (tree: RowTree) => tree.order().filter((number) => tree.isInCircle(number));

describe('the rows of a file as a tree', () => {
  it('are ordered from the top, each team together, wherever they stand in the file', () => {
    expect(toTree('c<b', 'b<a', 'd<a', 'a', 'e', 'f<c').order()).toEqual([5, 3, 2, 7, 4, 6]);
  });

  it('can stand below a name that is not in the file', () => {
    const tree = toTree('a<outside', 'b<a');
    expect([tree.order(), tree.has('a'), tree.has('outside')]).toEqual([[2, 3], true, false]);
  });

  it('are last where they form a circle, with those below it', () => {
    const tree = toTree('a<c', 'b<a', 'c<b', 'below<a', 'self<self', 'top');
    expect(tree.order()).toEqual([7, 2, 3, 4, 5, 6]);
    expect(findCircles(tree)).toEqual([2, 3, 4, 6]);
  });

  it('give a name to the first row that has it', () => {
    expect(toTree('a', 'a', 'b<a').order()).toEqual([2, 4, 3]);
  });

  it('can be a line of 50,000', () => {
    const tree = toTree(
      ...Array.from({ length: 50_000 }, (_, n) => (n === 49_999 ? 'n49999' : `n${n}<n${n + 1}`)),
    );
    expect([tree.order().length, tree.order()[0], findCircles(tree)]).toEqual([50_000, 50_001, []]);
  });
});
