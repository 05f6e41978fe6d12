import type { ListUnit } from '../generate.types.ts';
import { capitalise } from '../names.ts';

/** The machine of a list with its call, joined to its screen. */
export function listFlow({ domain, many, address }: ListUnit): string {
  return `import { pagedListVerbs, pagedListView, withPorts } from '@pgm/machines/kit';
import { ${many.camel}Machine } from '@pgm/machines/${domain}/${many.kebab}';
import { ${many.pascal} } from '@pgm/ui/${domain}/${many.kebab}';
import type { ActorRefFrom } from 'xstate';
import { pagedActor } from '#app/kit/paged-actor.ts';
import { useAddressPage } from '#app/kit/use-address-page.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { usePagedList } from '#app/kit/use-paged-list.ts';

/** How many ${many.words} a page shows. */
const PAGE_SIZE = 10;

/** The list as the site runs it. */
export const site${many.pascal}Machine = withPorts(${many.camel}Machine)({
  actors: {
    fetchPage: pagedActor(({ ${many.camel} }, { page }, signal) => ${many.camel}.list({ page, limit: PAGE_SIZE }, signal)),
  },
});

/** The ${many.words}; the page is in the address, so that going back leads to it. */
export function ${many.pascal}Flow() {
  return <${many.pascal}Screen actor={usePagedList(site${many.pascal}Machine, { page: useAddressPage() })} />;
}

/** The screen of the ${many.words} for any state of their actor. */
export function ${many.pascal}Screen({ actor }: { actor: ActorRefFrom<typeof ${many.camel}Machine> }) {
  const [facts, { retry }] = useFlow(actor, pagedListView, pagedListVerbs);
  const { items, status, error, page, pageCount, total = items.length } = facts;
  const paging = { page, pageCount, total, toHref: (to: number) => \`/${address}?page=\${to}\` };
  return <${many.pascal} rows={items} status={status} error={error} paging={paging} onRetry={retry} />;
}
`;
}

export function listFlowStories({ domain, many }: ListUnit): string {
  return `import { ${many.camel}Machine } from '@pgm/machines/${domain}/${many.kebab}';
import { ${many.camel}Scenario } from '@pgm/machines/${domain}/${many.kebab}/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ${many.pascal}Screen, site${many.pascal}Machine } from './${many.kebab}.flow.tsx';

const flow = flowStories({
  machine: ${many.camel}Machine,
  scenario: ${many.camel}Scenario,
  site: site${many.pascal}Machine,
  Screen: ${many.pascal}Screen,
});

export default { title: 'Flows/${capitalise(domain)}/${many.pascal}' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
`;
}

export function listRoute({ domain, many }: ListUnit): string {
  return `import { ${many.pascal}Flow } from '#app/flows/${domain}/${many.kebab}/${many.kebab}.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('${many.title}');

export default ${many.pascal}Flow;
`;
}
