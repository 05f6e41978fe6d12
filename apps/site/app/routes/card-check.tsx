import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { CardCheck } from '@pgm/ui/members/card-check';
import { data } from 'react-router';
import { cardCheck } from '#app/content/business/card-check.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { loadCheckedCard } from '#app/kit/load-checked-card.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { clientContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/card-check.ts';

/** The code is in the path of a QR code's address, or in the query of the form's. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, request } = args;
  const page = forVisitor(cardCheck, args);
  const code = params.code ?? new URL(request.url).searchParams.get('code')?.trim();
  if (!code) return data({ page, code: undefined, card: undefined });
  const card = await loadCheckedCard(context.get(clientContext), request.signal, code);
  return data({ page, code, card }, card ? 200 : 404);
}

/** A card can be withdrawn at any time. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

/** Search engines list the form only, and no card. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, code } = loaderData;
  const { title, description, path, crumbs } = page;
  return pageMeta(
    { title, description, path, crumbs, isUnlisted: code !== undefined },
    matches[0].loaderData,
  );
};

export default function CardCheckRoute({ loaderData: { page, code, card } }: Route.ComponentProps) {
  const { sections, ...opening } = page;
  return (
    <ContentPage {...opening}>
      <CardCheck code={code} card={card} action="/verify" reportHref="/grievance" />
      <Article sections={sections} />
    </ContentPage>
  );
}
