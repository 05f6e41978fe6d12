import { ARTICLE_DRAWINGS, CARD_DRAWINGS, CERTIFICATES, type CompanyFacts } from '@pgm/api/contract';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { certificates } from './about/certificates.ts';
import { grievance } from './grievance/grievance.ts';
import { grievanceStatus } from './grievance/grievance-status.ts';
import { joining } from './about/joining.ts';
import { ourCompany } from './about/our-company.ts';
import { articleDrawing } from './article-drawings.ts';
import { articleListPage } from './articles.ts';
import { type Content, translateIn } from './translate.ts';
import { contact } from './shop/contact.ts';
import { cardDrawing } from './card-drawings.ts';

/** The names in facts are the same in both languages: the words of pages are compared without them. */
const FACTS: CompanyFacts = Object.fromEntries(CERTIFICATES.map((certificate) => [certificate, '101']));

const pages: Record<string, Content<unknown>> = {
  ourCompany,
  certificates,
  joining,
  contact,
  grievance,
  grievanceStatus,
  blog: articleListPage('blog'),
  news: articleListPage('news'),
  'drawings of cards': (translate) => CARD_DRAWINGS.map((name) => cardDrawing(name, translate)),
  'drawings of articles': (translate) => ARTICLE_DRAWINGS.map((name) => articleDrawing(name, translate)),
};

/** Keys whose values are the same in every language. */
const NO_WORDS = new Set(['path', 'href', 'id', 'src', 'mark']);

interface Text {
  readonly at: string;
  readonly key: string;
  readonly text: string;
}

/** Every text of a page, with its position. */
function listTexts(value: unknown, at = '', key = ''): Text[] {
  if (typeof value === 'string') return [{ at, key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, part]) =>
    listTexts(part, `${at}/${name}`, isList ? key : name),
  );
}

const inLanguage = (content: Content<unknown>, language: 'en' | 'hi') =>
  listTexts(content(translateIn(language), FACTS));
const words = (texts: Text[]) => texts.filter(({ key }) => !NO_WORDS.has(key));
const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);
/** Names and technical terms that are the same in both languages. */
const isName = (text: string) => /^(PGM Wellness|[\d\s₹+–-]*)$/i.test(text);

it('finds words to check at all', () => {
  const all = Object.values(pages).flatMap((content) => words(inLanguage(content, 'hi')));
  expect(all.length).toBeGreaterThan(150);
});

describe.each(Object.entries(pages))('%s', (_name, content) => {
  const english = inLanguage(content, 'en');
  const hindi = inLanguage(content, 'hi');

  it('has the same parts in both languages', () => {
    expect(hindi.map(({ at }) => at)).toEqual(english.map(({ at }) => at));
  });

  it('is English in English', () => {
    expect(words(english).filter(({ text }) => isHindi(text))).toEqual([]);
  });

  it('is Hindi in Hindi', () => {
    expect(words(hindi).filter(({ text }) => !isHindi(text) && !isName(text))).toEqual([]);
  });

  it('names the same figures in both', () => {
    const inEnglish = words(english).map(({ at, text }) => [at, figures(text)]);
    expect(words(hindi).map(({ at, text }) => [at, figures(text)])).toEqual(inEnglish);
  });

  it('shows images that exist', () => {
    const files = english.filter(({ key }) => key === 'src').map(({ text }) => text);
    const isThere = (file: string) =>
      existsSync(fileURLToPath(new URL(`../../public${file}`, import.meta.url)));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });
});

describe('a fact of the company', () => {
  const texts = (company: CompanyFacts) =>
    Object.values(pages).flatMap((content) => listTexts(content(translateIn('en'), company)));
  const saysIn = (company: CompanyFacts, sentence: string) =>
    texts(company).some(({ text }) => text.includes(sentence));

  it.each<[string, CompanyFacts]>([
    ['the nodal officer named above', { nodalOfficer: 'Ravi Verma' }],
    ['On 3 July 2023 the idea', { establishedOn: '2023-07-03' }],
  ])('is needed to say "%s"', (sentence, company) => {
    expect([saysIn({}, sentence), saysIn(company, sentence)]).toEqual([false, true]);
  });

  it('is shown where it is set', () => {
    const company = { certificateIso9001: 'ISO-1', hoursSaturday: '10:00–14:00', founder: 'Asha Verma' };
    for (const sentence of ['Number ISO-1', '10:00–14:00', 'Asha Verma'])
      expect(saysIn(company, sentence)).toBe(true);
  });
});

describe('a certificate', () => {
  const ofCompany = (company: CompanyFacts) => certificates(translateIn('en'), company);
  const name = '0'.repeat(40);

  it('is left out as a whole without its number', () => {
    expect(ofCompany({ certificatePanScan: `/media/certificates/${name}/scan.pdf` })).toMatchObject({
      items: [],
      documents: [],
    });
  });

  it('is a drawing until it has a scan', () => {
    const { text, items } = ofCompany({ certificatePan: 'ABCCE1234F' });
    expect(text).toContain('marked as a sample');
    expect(items).toMatchObject([
      { title: 'Tax PAN card', image: { alt: 'Sample of: Tax PAN card' }, file: undefined },
    ]);
  });

  it('shows its scan with its days, and opens it in full size', () => {
    const { text, items } = ofCompany({
      certificateIso9001: 'ISO-1',
      certificateIso9001From: '2025-01-01',
      certificateIso9001Until: '2027-12-31',
      certificateIso9001Scan: `/media/certificates/${name}/640.webp`,
    });
    expect(text).not.toContain('sample');
    expect(items).toMatchObject([
      {
        title: 'ISO 9001:2015 certificate',
        text: 'Number ISO-1 · Issued on 1 January 2025 · Valid until 31 December 2027',
        image: { src: `/media/certificates/${name}/640.webp` },
        file: { href: `/media/certificates/${name}/1280.webp`, label: 'View certificate' },
      },
    ]);
  });

  it('that is a PDF is a document', () => {
    const href = `/media/certificates/${name}/scan.pdf`;
    expect(ofCompany({ certificatePan: 'ABCCE1234F', certificatePanScan: href })).toMatchObject({
      items: [],
      documents: [{ title: 'Tax PAN card', file: { href, label: 'View certificate (PDF)' } }],
    });
  });
});
