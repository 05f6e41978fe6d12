import { useLocation } from 'react-router';
import { privateMeta } from '#app/kit/private-meta.ts';
import { ProductEditorFlow } from './product-editor.flow.tsx';

export const meta = privateMeta('Product');

interface ProductRouteProps {
  readonly params: { readonly id?: string | undefined };
}

/** A product for staff: a new one, a copy of another one (`?copy=`), or a stored one. */
export default function ProductRoute({ params: { id } }: ProductRouteProps) {
  const { search } = useLocation();
  const copiedId = id === undefined ? (new URLSearchParams(search).get('copy') ?? undefined) : undefined;
  // A copy is another form than the product that it begins with, also when one follows the other.
  return <ProductEditorFlow key={id ?? `copy of ${copiedId}`} source={{ id, copiedId }} />;
}
