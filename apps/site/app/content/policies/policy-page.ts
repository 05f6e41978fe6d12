import { type PolicyText, policyPath } from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { pageSections } from '../page-sections.ts';
import { type Content, type Translate, dayInWords } from '../translate.ts';

interface PolicyPage extends ContentPageData<Words> {
  /** What stands above the text, in the language of the reader: that another version is valid. */
  readonly above: readonly ArticleSection[];
  /** What stands below the text, in the language of the reader: the other versions. */
  readonly below: readonly ArticleSection[];
  /** Whether search engines are asked to leave the page out, because another version is valid. */
  readonly isUnlisted: boolean;
}

/** The page of a policy, in the version that is valid now or in an older one. */
export const policyPage =
  (policy: PolicyText): Content<PolicyPage> =>
  (translate, company) => {
    const { slug, title, summary, version, versions, language, facts = company } = policy;
    const next = versions[versions.indexOf(version) - 1];
    const page = {
      description: summary,
      heading: title,
      lead: summary,
      lang: language === translate('en', 'hi') ? undefined : language,
      sections: pageSections(policy)(translate, facts),
      below: otherVersions(policy, translate),
    };
    if (next === undefined)
      return {
        ...page,
        path: policyPath(slug),
        title,
        crumbs: crumbsTo(translate, title),
        note: validFrom(version, translate),
        above: [],
        isUnlisted: false,
      };
    const day = dayInWords(translate, version);
    return {
      ...page,
      path: policyPath(slug, version),
      title: `${title} (${day})`,
      crumbs: crumbsTo(translate, day, { label: title, href: policyPath(slug) }),
      above: [validVersion(policy, dayInWords(translate, next), translate)],
      isUnlisted: true,
    };
  };

/** Says when an older version was valid, and leads to the one that is valid now. */
function validVersion({ slug, version }: PolicyText, until: string, translate: Translate): ArticleSection {
  const from = dayInWords(translate, version);
  return {
    id: 'older-version',
    heading: translate('Older version', 'पुराना संस्करण'),
    blocks: [
      {
        note: translate(
          `This version was valid from ${from} until ${until}.`,
          `यह संस्करण ${from} से ${until} तक मान्य था।`,
        ),
      },
      {
        links: [
          {
            href: policyPath(slug),
            label: translate('Read the version that is valid now', 'अभी मान्य संस्करण पढ़ें'),
          },
        ],
      },
    ],
  };
}

/** The links to the other versions, the newest first. */
function otherVersions(
  { slug, version: shown, versions }: PolicyText,
  translate: Translate,
): ArticleSection[] {
  const [valid, ...older] = versions;
  const others = versions.filter((version) => version !== shown);
  if (older.length === 0) return [];
  return [
    {
      id: 'other-versions',
      heading:
        shown === valid
          ? translate('Older versions', 'पुराने संस्करण')
          : translate('Other versions', 'दूसरे संस्करण'),
      blocks: [
        {
          links: others.map((version) => ({
            href: version === valid ? policyPath(slug) : policyPath(slug, version),
            label: validFrom(version, translate),
          })),
        },
      ],
    },
  ];
}

function validFrom(version: string, translate: Translate): string {
  const day = dayInWords(translate, version);
  return translate(`Valid from ${day}`, `${day} से मान्य`);
}
