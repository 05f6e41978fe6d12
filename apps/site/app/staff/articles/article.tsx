import { privateMeta } from '#app/kit/private-meta.ts';
import { ArticleEditorFlow } from './article-editor.flow.tsx';

export const meta = privateMeta('Article');

interface ArticleRouteProps {
  readonly params: { readonly id?: string | undefined };
}

/** An article for staff: a new one, or a stored one. */
export default function ArticleRoute({ params: { id } }: ArticleRouteProps) {
  return <ArticleEditorFlow key={id} id={id} />;
}
