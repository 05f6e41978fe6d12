import type { MediaItem } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';
import { sampleArticleMedia } from '../article-form/article-form.scenario.ts';

const bees: MediaItem = {
  ...sampleArticleMedia,
  bytes: 184_320,
  uploadedAt: '2026-11-21T06:30:00.000Z',
  uploaderName: 'Sushma Yadav',
  version: 2,
};

/** The events with which tests and stories reach every state. */
export const mediaChoiceScenario = pagedListScenario([
  bees,
  {
    ...bees,
    id: '01a2058b-a088-7593-895b-e301684aeca2',
    alternative: 'A jar of ghee',
    alternativeInHindi: 'घी का मर्तबान',
  },
]);
