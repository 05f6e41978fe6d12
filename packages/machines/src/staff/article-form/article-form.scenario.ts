import type { ArticleMedia, StaffArticle } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

const words = (text: string) => [{ type: 'text' as const, text }];

/** A text of one section. */
const body = (heading: string, paragraph: string): StaffArticle['english']['body'] => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: words(heading) },
    { type: 'paragraph', content: words(paragraph) },
  ],
});

/** An image of the media library. */
export const sampleArticleMedia: ArticleMedia = {
  id: '01a2058b-a088-7593-895b-e301684aeca1',
  url: '/media/products/honey-front/640.webp',
  width: 1280,
  height: 640,
  focusX: 30,
  focusY: 60,
  alternative: 'Bees on a comb',
  alternativeInHindi: 'छत्ते पर मधुमक्खियाँ',
};

/** A published article whose English changed after its Hindi. */
export const sampleArticle: StaffArticle = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  kind: 'news',
  slug: 'rain',
  drawing: 'monsoon-storage',
  cardMedia: [],
  title: 'Deliveries during the rains',
  english: {
    title: 'Deliveries during the rains',
    summary: 'Parcels can come two days later.',
    body: body('When', 'From July to September.'),
  },
  hindi: {
    title: 'बारिश में डिलीवरी',
    summary: 'पार्सल दो दिन देर से आ सकते हैं।',
    body: body('कब', 'जुलाई से सितंबर तक।'),
  },
  state: 'PUBLISHED',
  isTranslationMissing: false,
  isTranslationOutdated: true,
  isChanged: true,
  isReady: false,
  isSample: false,
  publishedAt: '2026-11-18T03:30:00.000Z',
  draftNumber: 3,
  publishedNumber: 2,
  version: 4,
};

/** A policy that is valid as it is. */
export const samplePolicy: StaffArticle = {
  ...sampleArticle,
  id: '01a2058b-a088-7593-895b-e301684aece9',
  kind: 'policy',
  slug: 'agreement',
  drawing: null,
  title: 'Associate agreement',
  english: {
    title: 'Associate agreement',
    summary: 'This is the whole agreement between you and us.',
    body: body('Changing your mind', 'You can withdraw for {coolingOffDays} days.'),
  },
  hindi: null,
  isTranslationMissing: true,
  isTranslationOutdated: false,
  isChanged: false,
  draftNumber: 1,
  publishedNumber: 1,
  version: 1,
};

/** A page of the site as visitors see it. */
export const samplePage: StaffArticle = {
  ...samplePolicy,
  id: '01a2058b-a088-7593-895b-e301684aecea',
  kind: 'page',
  slug: 'ourteam',
  drawing: 'our-team',
  cardMedia: [sampleArticleMedia],
  title: 'Our team',
  english: {
    title: 'Our team',
    heading: 'The people behind each pack',
    summary: 'These are the roles, and what each one does.',
    body: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: words('Posts') },
        { type: 'heading', attrs: { level: 3 }, content: words('Orders and deliveries') },
        { type: 'paragraph', content: words('Makes sure that your order is packed and sent.') },
        { type: 'paragraph', content: words('{deliveries}') },
        {
          type: 'heading',
          attrs: { level: 3, mediaId: sampleArticleMedia.id },
          content: words('Our beekeepers'),
        },
        { type: 'paragraph', content: words('Their honey is in every second parcel.') },
      ],
    },
  },
};

const heading = (
  level: 2 | 3,
  text: string,
  attrs: { id?: string; drawing?: 'tulsi' | 'market-stall' } = {},
) => ({
  type: 'heading' as const,
  attrs: { level, ...attrs },
  content: words(text),
});

/** A list of one entry, which is a link. */
const way = (text: string, href: string) => ({
  type: 'bulletList' as const,
  content: [
    {
      type: 'listItem' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [{ type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href } }] }],
        },
      ],
    },
  ],
});

/** The home page: some of its sections are parts of the page. */
export const sampleHome: StaffArticle = {
  ...samplePage,
  slug: 'home',
  cardMedia: [],
  title: 'Home',
  english: {
    title: 'Home',
    heading: 'Made in Mau, used at home',
    summary: 'Herbs, foods and care for the family.',
    body: {
      type: 'doc',
      content: [
        heading(2, 'Banner', { id: 'banner' }),
        way('See the honey', '/products?search=honey'),
        heading(2, 'What do you need?', { id: 'categories' }),
        heading(2, 'Where we buy'),
        { type: 'paragraph', content: words('From farmers whom we know by name.') },
      ],
    },
  },
};

/** A page of images: the cards of its text that have one. */
const imagePage = (slug: string, card: ReturnType<typeof heading>): StaffArticle => ({
  ...samplePage,
  slug,
  title: 'What we have',
  english: {
    title: 'What we have',
    summary: 'Some of it, drawn.',
    body: {
      type: 'doc',
      content: [
        heading(2, 'Drawings'),
        card,
        { type: 'paragraph', content: words('Grown in Mau.') },
        heading(2, 'Questions'),
        { type: 'paragraph', content: words('Write to us.') },
      ],
    },
  },
});

export const sampleGallery = imagePage('gallery', heading(3, 'A stall', { drawing: 'market-stall' }));
export const sampleHerbs = imagePage('flipcard', heading(3, 'Tulsi', { drawing: 'tulsi' }));

/** The article after another person changed its title. */
export const articleOfOther: StaffArticle = {
  ...sampleArticle,
  title: 'Deliveries in the rain',
  english: { ...sampleArticle.english, title: 'Deliveries in the rain' },
  draftNumber: 4,
  version: 5,
};

/** The events with which tests and stories reach every state. */
export const articleFormScenario = {
  add: { type: 'form.add' },
  edit: { type: 'form.edit', record: sampleArticle },
  change: { type: 'field.change', field: 'title', value: 'Parcels during the rains' },
  chooseMedia: { type: 'field.change', field: 'media', value: sampleArticleMedia },
  changeToInvalid: { type: 'field.change', field: 'slug', value: 'In the rain' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', sampleArticle),
  changedMeanwhile: failed('saveRecord', {
    code: 'conflict',
    message: 'Another user has changed this.',
    status: 409,
    current: articleOfOther,
  }),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
  discard: { type: 'form.discard' },
  resume: { type: 'form.resume' },
} as const;
