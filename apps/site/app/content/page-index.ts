import { ourCompany } from './about/our-company.ts';
import { articleList } from './articles.ts';
import type { ContentPageData } from './content-page.types.ts';
import { grievance } from './grievance/grievance.ts';
import { grievanceStatus } from './grievance/grievance-status.ts';
import { type Content, sayIn } from './say.ts';
import { contact } from './shop/contact.ts';
import { flipCards } from './shop/flip-cards.ts';
import { gallery } from './shop/gallery.ts';
import { textPages } from './text-pages.ts';

type PageFacts = Pick<ContentPageData, 'path' | 'title' | 'description'>;

/** A page that the search can find. */
interface SearchPage {
  readonly href: string;
  readonly title: Readonly<Record<'en' | 'hi', string>>;
  readonly description: Readonly<Record<'en' | 'hi', string>>;
}

/** Pages that do something, which people look for like those to read. */
const workingPages: Content<readonly PageFacts[]> = (say) => [
  {
    path: '/coupons',
    title: say('Coupons', 'कूपन'),
    description: say(
      'Offers, discounts and codes for your next order.',
      'आपके अगले ऑर्डर के लिए ऑफ़र, छूट और कोड।',
    ),
  },
  {
    path: '/manage/orders',
    title: say('Your orders', 'आपके ऑर्डर'),
    description: say(
      'Where is my order? Track, cancel, return, invoice.',
      'मेरा ऑर्डर कहाँ है? ट्रैक, रद्द, वापसी, बिल।',
    ),
  },
  {
    path: '/Associate/signup',
    title: say('Sign up', 'खाता बनाएँ'),
    description: say('Register and join as an associate.', 'पंजीकरण करें और एसोसिएट बनकर जुड़ें।'),
  },
  {
    path: '/Associate/login',
    title: say('Login', 'लॉगिन'),
    description: say('Sign in to your account; password forgotten.', 'अपने खाते में लॉगिन करें; पासवर्ड भूल गए।'),
  },
];

/** The list of an area, and each article in it. */
const articlePages =
  (area: 'blog' | 'news'): Content<readonly PageFacts[]> =>
  (say) => {
    const { articles, ...list } = articleList(area)(say);
    return [list, ...articles.map(({ href, title, text }) => ({ path: href, title, description: text }))];
  };

const everyPage: Content<readonly PageFacts[]> = (say) => [
  ourCompany(say),
  ...Object.values(textPages).map((page) => page(say)),
  contact(say),
  grievance(say),
  grievanceStatus(say),
  flipCards(say),
  gallery(say),
  ...articlePages('blog')(say),
  ...articlePages('news')(say),
  ...workingPages(say),
];

/** What the search finds besides the catalogue: every page to read, each article, and pages that do something. */
export const searchPages: readonly SearchPage[] = everyPage(sayIn('en')).map(({ path, ...en }) => {
  const hi = everyPage(sayIn('hi')).find((page) => page.path === path) ?? en;
  return {
    href: path,
    title: { en: en.title, hi: hi.title },
    description: { en: en.description, hi: hi.description },
  };
});
