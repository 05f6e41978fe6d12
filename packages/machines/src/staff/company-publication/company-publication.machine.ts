import type { CompanyRecord } from '@pgm/api/contract';
import { createConfirmedAction } from '../../kit/index.ts';
import { publicationObstacle } from './publication-obstacle.ts';

/** The publication of the draft, which the administrator confirms by what it changes. Provide `runAction`. */
export const companyPublicationMachine = createConfirmedAction<CompanyRecord>({
  id: 'company-publication',
  doneMessage: 'Published. Every page shows these facts now.',
  canRun: (record) => publicationObstacle(record) === undefined,
});
