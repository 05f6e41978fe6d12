import { ArticleDrawing, type ArticlePart, type ArticleVersion } from '@pgm/api/contract';
import { pagedListVerbs, pagedListView } from '@pgm/machines/kit';
import type { articleVersionsMachine } from '@pgm/machines/staff/article-versions';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ArticleVersions } from '@pgm/ui/staff/article-editor';
import type { ActorRefFrom } from 'xstate';
import { articleDrawing } from '#app/content/article-drawings.ts';
import { translateIn } from '#app/content/translate.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The parts of an article in English. */
const PARTS: Readonly<Record<ArticlePart, string>> = {
  drawing: 'Drawing',
  image: 'Image in place of the drawing',
  title: 'Title',
  heading: 'Heading',
  summary: 'Summary',
  text: 'Text',
  titleInHindi: 'Title in Hindi',
  headingInHindi: 'Heading in Hindi',
  summaryInHindi: 'Summary in Hindi',
  textInHindi: 'Text in Hindi',
};

interface ArticleVersionsScreenProps {
  readonly actor: ActorRefFrom<typeof articleVersionsMachine>;
  /** The number of the version that visitors see or will see. Default: none. */
  readonly publishedNumber?: number | null;
  /** Whether a version can be restored now. Default: no. */
  readonly canRestore?: boolean;
  readonly onRestore?: (number: number) => void;
}

const nothing = () => undefined;

/** The saved drafts of an article for any state of their actor. */
export function ArticleVersionsScreen({
  actor,
  publishedNumber = null,
  canRestore = false,
  onRestore = nothing,
}: ArticleVersionsScreenProps) {
  const [{ status, items, error, page, pageCount }, { showMore, retry }] = useFlow(
    actor,
    pagedListView<ArticleVersion, undefined>,
    pagedListVerbs,
  );
  const { language } = useLanguage();
  const toShown = ({ part, removed, added }: ArticleVersion['changes'][number]) => {
    const toLine = (line: string) => {
      // A drawing of long ago may not be offered any more.
      const drawing = part === 'drawing' ? ArticleDrawing.safeParse(line).data : undefined;
      return drawing === undefined ? line : articleDrawing(drawing, translateIn(language)).alt;
    };
    return { label: PARTS[part], removed: removed.map(toLine), added: added.map(toLine) };
  };
  return (
    <ArticleVersions
      status={status}
      versions={items.map(({ changes, ...version }) => ({
        ...version,
        mark: version.number === publishedNumber ? 'Published' : undefined,
        // The first one is new as a whole.
        changes: version.number === 1 ? [] : changes.map(toShown),
      }))}
      canRestore={canRestore}
      onRestore={onRestore}
      canShowMore={status !== 'failed' && page < pageCount}
      error={error}
      onMore={showMore}
      onRetry={retry}
    />
  );
}
