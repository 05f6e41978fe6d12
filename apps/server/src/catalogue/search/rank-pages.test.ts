import { describe, expect, it } from 'vitest';
import { pageRanker } from './rank-pages.ts';

const page = (href: string, en: [string, string], hi: [string, string]) => ({
  href,
  title: { en: en[0], hi: hi[0] },
  description: { en: en[1], hi: hi[1] },
});

const read = pageRanker([
  page(
    '/returns',
    ['Sending back', 'How a product goes back.'],
    ['वापसी', 'सामान और पैसा (रिफंड) कैसे लौटता है।'],
  ),
  page('/privacy', ['Privacy policy', 'What we know of you.'], ['गोपनीयता नीति', 'हम आपके बारे में क्या जानते हैं।']),
  page('/blog', ['Blog', 'Short articles on privacy and labels.'], ['ब्लॉग', 'निजता और लेबल पर छोटे लेख।']),
]);
const found = (wanted: string) => read(wanted)().map(({ href }) => href);

describe('pages', () => {
  it('are found by title before those found by description', () => {
    expect(found('privacy')).toEqual(['/privacy', '/blog']);
  });

  it('are found in Hindi, also by the start of a word', () => {
    expect(found('गोपनी')).toEqual(['/privacy']);
    expect(found('छोटे लेख')).toEqual(['/blog']);
    expect(found('रिफन्ड')).toEqual(['/returns']);
  });

  it('are found despite typing errors', () => {
    expect(found('polciy')).toEqual(['/privacy']);
    expect(found('गोपनियता')).toEqual(['/privacy']);
  });

  it('are found when they contain most of the words', () => {
    expect(found('how to send back')).toEqual(['/returns']);
    expect(found('the sending of elephants')).toEqual([]);
  });

  it('are not found by other words', () => {
    expect(found('toothpaste')).toEqual([]);
    expect(found('!?')).toEqual([]);
  });
});
