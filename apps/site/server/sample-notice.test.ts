import { expect, it } from 'vitest';
import { withSampleNotice } from './sample-notice.ts';

const PAGE = '<head></head><body></body>';
const SAMPLES = { legalName: 'Sample Limited', phone: '+91 90000 00000' };

it('a page counts the facts of the company that are samples', () => {
  const page = withSampleNotice(PAGE, { ...SAMPLES, legalName: 'Neem Limited' }, SAMPLES);
  expect(page).toContain('1 company facts are samples');
});

it.each([
  ['no fact is a sample', { legalName: 'Neem Limited' }, SAMPLES],
  ['there are no samples, as in production', SAMPLES, undefined],
])('a page stays as it is when %s', (_, company, samples) => {
  expect(withSampleNotice(PAGE, company, samples)).toBe(PAGE);
});
