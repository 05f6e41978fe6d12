import type { ArticleVersion } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** Three saved drafts, the newest first. */
export const sampleArticleVersions: readonly ArticleVersion[] = [
  {
    number: 3,
    at: '2026-11-20T10:15:00.000Z',
    saverName: 'Anil Saxena',
    changes: [
      { part: 'title', removed: ['Deliveries in July'], added: ['Deliveries during the rains'] },
      { part: 'text', removed: [], added: ['From July to September.'] },
    ],
  },
  {
    number: 2,
    at: '2026-11-18T03:20:00.000Z',
    saverName: 'Sushma Yadav',
    changes: [{ part: 'drawing', removed: ['news'], added: ['monsoon-storage'] }],
  },
  { number: 1, at: '2026-11-17T09:00:00.000Z', saverName: null, changes: [] },
];

/** The events with which tests and stories reach every state. */
export const articleVersionsScenario = pagedListScenario(sampleArticleVersions);
