import type { CompanyVersion } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** What was published of the company, the newest first; older publications are added below. Provide `fetchPage`. */
export const companyVersionsMachine = createPagedList<CompanyVersion>({
  id: 'company-versions',
  toKey: ({ number }) => String(number),
  isGrowing: true,
});
