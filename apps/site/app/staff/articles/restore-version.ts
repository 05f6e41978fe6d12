import type { StaffArticleRow } from '@pgm/api/contract';
import type { RowCommand } from '../kit/resource.types.ts';

/** Makes an older version of an article its draft again. @param number that of the version */
export const restoreVersion = (number: number): RowCommand<StaffArticleRow> => ({
  label: 'Restore',
  isFor: () => true,
  run: (client, { id, version }, signal) => client.articles.restore(id, number, version, signal),
  question: 'Make this version the draft again?',
  done: 'Restored. Publish it so that visitors see it.',
});
