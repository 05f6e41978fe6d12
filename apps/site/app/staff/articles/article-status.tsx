import type { StaffArticleRow } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { STATES } from './article-words.ts';

/** What visitors see of an article, and whether its draft differs from it. */
export function ArticleStatus({
  article: { state, isChanged, isReady, isSample },
}: {
  readonly article: StaffArticleRow;
}) {
  const { t } = useLanguage();
  return (
    <span className="flex flex-wrap gap-1">
      <Badge kind={STATES[state].badge}>{t(STATES[state].label)}</Badge>
      {isChanged && <Badge kind="spice">{t('Changed draft')}</Badge>}
      {isReady && <Badge kind="credit">{t('Ready to publish')}</Badge>}
      {isSample && <Badge kind="plain">{t('Sample article')}</Badge>}
    </span>
  );
}

/** Whether the Hindi of an article is there, and says what the English says. */
export function TranslationStatus({ article }: { readonly article: StaffArticleRow }) {
  const { t } = useLanguage();
  if (article.isTranslationMissing) return <Badge kind="debit">{t('Translation missing')}</Badge>;
  if (article.isTranslationOutdated) return <Badge kind="spice">{t('Translation outdated')}</Badge>;
  return <span className="text-ink-muted">{t('Translated')}</span>;
}
