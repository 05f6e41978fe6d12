import type { ArticleSection, Words } from '@pgm/ui/company/article';

interface Readable {
  readonly sections: readonly ArticleSection<Words>[];
}

/**
 * The questions and replies of a page, found by their question marks, as schema.org's FAQPage; undefined without
 * questions.
 */
export function faqPage({ sections }: Readable) {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
    .filter(({ label, value }) => label.endsWith('?') && value !== undefined);
  return questions.length === 0
    ? undefined
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ label, value }) => ({
          '@type': 'Question',
          name: label,
          acceptedAnswer: { '@type': 'Answer', text: value },
        })),
      };
}
