import type { AuditEntry } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** A sample change of a product, as the server sends it. */
export const sampleChange: AuditEntry = {
  id: '018f0000-0000-7000-8000-00000000a001',
  at: '2026-11-22T10:15:00.000Z',
  actorId: '018f0000-0000-7000-8000-000000000b01',
  actorName: 'Meera Staff',
  action: 'update',
  subject: 'product/018f0000-0000-7000-8000-000000000001',
  before: { name: 'Honey', pricePaise: 34900, version: 1, labelFacts: null },
  after: { name: 'Forest Honey', pricePaise: 34900, version: 2, labelFacts: { goods: 'FOOD' } },
  names: {},
  via: null,
};

/** The first entry of the same product. */
export const sampleCreation: AuditEntry = {
  ...sampleChange,
  id: '018f0000-0000-7000-8000-00000000a000',
  at: '2026-11-20T09:00:00.000Z',
  action: 'create',
  before: null,
  after: { name: 'Honey', pricePaise: 34900, version: 1 },
  via: 'import',
};

/** The events with which tests and stories reach every state. */
export const recordHistoryScenario = pagedListScenario([sampleChange, sampleCreation]);
