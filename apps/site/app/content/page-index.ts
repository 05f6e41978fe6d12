import type { CompanyFacts } from '@pgm/api/contract';
import { ourCompany } from './about/our-company.ts';
import { cardCheck } from './business/card-check.ts';
import { articleListPage } from './articles.ts';
import type { ContentPageData } from './content-page.types.ts';
import { grievance } from './grievance/grievance.ts';
import { grievanceStatus } from './grievance/grievance-status.ts';
import { type Content, translateIn } from './translate.ts';
import { contact } from './shop/contact.ts';

type PageFacts = Pick<ContentPageData, 'path' | 'title' | 'description'>;

/** A page that the search can find. */
interface SearchPage {
  readonly href: string;
  readonly title: Readonly<Record<'en' | 'hi', string>>;
  readonly description: Readonly<Record<'en' | 'hi', string>>;
}

/** Pages with a function, which people search for as they search for content pages. */
const workingPages: Content<readonly PageFacts[]> = (translate) => [
  {
    path: '/coupons',
    title: translate('Coupons', 'कूपन'),
    description: translate(
      'Offers, discounts and codes for your next order.',
      'आपके अगले ऑर्डर के लिए ऑफ़र, छूट और कोड।',
    ),
  },
  {
    path: '/manage/orders',
    title: translate('Your orders', 'आपके ऑर्डर'),
    description: translate(
      'Where is my order? Track, cancel, return, invoice.',
      'मेरा ऑर्डर कहाँ है? ट्रैक, रद्द, वापसी, बिल।',
    ),
  },
  {
    path: '/Associate/signup',
    title: translate('Sign up', 'साइन अप करें'),
    description: translate('Sign up and join as an associate.', 'साइन अप करें और एसोसिएट बनकर जुड़ें।'),
  },
  {
    path: '/Associate/login',
    title: translate('Login', 'लॉगिन'),
    description: translate(
      'Log in to your account, or reset a forgotten password.',
      'अपने खाते में लॉगिन करें, या भूला हुआ पासवर्ड बदलें।',
    ),
  },
];

const everyPage: Content<readonly PageFacts[]> = (translate, company) => [
  ourCompany(translate, company),
  cardCheck(translate, company),
  contact(translate, company),
  grievance(translate, company),
  grievanceStatus(translate, company),
  articleListPage('blog')(translate, company),
  articleListPage('news')(translate, company),
  ...workingPages(translate, company),
];

/** Titles and descriptions name no fact of the company. */
const NO_FACTS: CompanyFacts = {};

/** The pages that the search finds besides the catalogue and what staff write: content pages, and pages with a function. */
export const searchPages: readonly SearchPage[] = everyPage(translateIn('en'), NO_FACTS).map(
  ({ path, ...en }) => {
    const hi = everyPage(translateIn('hi'), NO_FACTS).find((page) => page.path === path) ?? en;
    return {
      href: path,
      title: { en: en.title, hi: hi.title },
      description: { en: en.description, hi: hi.description },
    };
  },
);
