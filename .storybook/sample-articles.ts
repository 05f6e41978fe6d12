import {
  type Article,
  HOME_SLUG,
  type PolicyText,
  getArticle,
  getPolicy,
  listArticles,
  listPolicies,
} from '@pgm/api/contract';
import { home } from '../apps/server/src/company/first-texts/pages/home.ts';
import { ourTeam } from '../apps/server/src/company/first-texts/pages/our-team.ts';
import { cancelRefund } from '../apps/server/src/company/first-texts/policies/cancel-refund.ts';
import { toWrittenTexts } from '../apps/server/src/company/first-texts/written-article.mapper.ts';
import { readALabel } from '../apps/server/src/seed/articles/read-a-label.ts';
import { lists, respondsWith } from './sample-network.tsx';

const { english: blogTexts } = toWrittenTexts(readALabel);

export const article: Article = {
  ...blogTexts,
  kind: 'blog',
  slug: 'read-a-label',
  drawing: 'read-a-label',
  publishedOn: '2026-11-09',
  language: 'en',
  isSample: true,
};

/** An article of the blog, and the list with it alone. */
export const sampleArticles = [lists(listArticles, [article]), respondsWith(getArticle, article)];

const toPage = (slug: string, toWritten: typeof home): Article => {
  const { drawing } = toWritten((english) => english);
  return {
    ...toWrittenTexts(toWritten).english,
    kind: 'page',
    slug,
    drawing,
    publishedOn: '2026-11-09',
    language: 'en',
    isSample: false,
  };
};

/** The text of the home page, with a title that is not that of the site. */
export const homePage = { ...toPage(HOME_SLUG, home), title: 'Herbs that name their field' };
export const homeText = respondsWith(getArticle, homePage);

/** The text of the page about the team. */
export const teamPage = toPage('ourteam', ourTeam);
export const teamText = respondsWith(getArticle, teamPage);

/** The day from which an older version of the policy was valid. */
export const OLDER_VERSION = '2026-10-02';

const { title, summary, body } = toWrittenTexts(cancelRefund).english;

export const policy: PolicyText = {
  slug: 'cancelrefund',
  title,
  summary,
  body,
  version: '2026-11-21',
  versions: ['2026-11-21', OLDER_VERSION],
  language: 'en',
};

/** A policy with an older version. */
export const samplePolicy = respondsWith(getPolicy, policy);
export const olderPolicy = respondsWith(getPolicy, { ...policy, version: OLDER_VERSION });

/** The policies in the version that is valid now. */
export const policies = respondsWith(listPolicies, [
  { slug: 'agreement', title: 'Agreement', version: '2026-11-23', language: 'en' },
]);
