import { POLICY_SLUGS } from '@pgm/api/contract';
import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { data } from 'react-router';
import { contentMeta } from '#app/content/content-meta.ts';
import { policyPage } from '#app/content/policies/policy-page.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { loadPolicy } from '#app/kit/load-policy.ts';
import { articlesContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/policy.ts';

/** Loads a policy in the version that is valid now, or in the one that the address names. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, pattern, request } = args;
  const slug = POLICY_SLUGS.find((one) => pattern.replace('/:version', '').endsWith(one));
  if (slug === undefined) throw data('Not found', { status: 404 });
  const policy = await loadPolicy(context.get(articlesContext), slug, params.version, request.signal);
  return forVisitor(policyPage(policy), args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  const { above, sections, below, ...page } = loaderData;
  return (
    <ContentPage {...page}>
      <Article sections={above} />
      <Article sections={sections} lang={page.lang} />
      <Article sections={below} />
    </ContentPage>
  );
}
