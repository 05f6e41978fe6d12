import type { PageUnit } from '../generate.types.ts';

/** A page to read: its content in both languages, and its route. */
export function contentFile({ address, name, hindi }: PageUnit & { readonly hindi: string }): string {
  const title = `translate('${name.title}', '${hindi}')`;
  return `import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import type { Content } from '../translate.ts';

/** The page '${name.title}'. */
export const ${name.camel}: Content<ContentPageData> = (translate) => ({
  path: '/${address}',
  title: ${title},
  description: ${title},
  crumbs: crumbsTo(translate, ${title}),
  heading: ${title},
  lead: ${title},
  sections: [],
});
`;
}

export function contentRoute({ area, name }: PageUnit): string {
  return `import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { contentMeta } from '#app/content/content-meta.ts';
import { ${name.camel} } from '#app/content/${area}/${name.kebab}.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import type { Route } from './+types/${name.kebab}.ts';

export const loader = (request: Route.LoaderArgs) => forVisitor(${name.camel}, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function ${name.pascal}Route({ loaderData: { sections, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <Article sections={sections} />
    </ContentPage>
  );
}
`;
}

/** A page of the member area. */
export function memberRoute({ name }: Pick<PageUnit, 'name'>): string {
  return `import { EmptyState } from '@pgm/ui/primitives/empty-state';
import { AccountPage } from '@pgm/ui/shell/account-page';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('${name.title}');

export default function ${name.pascal}Route() {
  return (
    <AccountPage title="${name.title}">
      <EmptyState title="Nothing found" />
    </AccountPage>
  );
}
`;
}
