import type { ProductQuestion } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The published questions about a product; more are added below. Provide `fetchPage` with the call. */
export const productQuestionsMachine = createPagedList<ProductQuestion>({
  id: 'product-questions',
  toKey: ({ id }) => id,
  isGrowing: true,
});
