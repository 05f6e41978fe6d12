import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';
import { checkIsUnused } from './check-is-unused.ts';
import { addImport, addToList } from './edits.ts';
import { GenerateError } from './generate-error.ts';
import { planHindi, toHindi } from './hindi.ts';
import { toNames } from './names.ts';
import { contentFile, contentRoute, memberRoute } from './templates/page.ts';
import type { CommonOptions, Names, PageUnit, Plan } from './generate.types.ts';
import type { Address } from './command.ts';

const ROUTES = 'apps/site/app/routes.ts';
const CONTENT = 'apps/site/app/content';

/** A page: below /manage one of the member area, else one to read. */
export function planPage({ address, area, name: kebab, hindi }: Address & CommonOptions): Plan {
  checkIsUnused({ address });
  const name = toNames(kebab);
  return area === 'manage'
    ? planMemberPage({ address, area, name, hindi })
    : planContentPage({ address, area, name, hindi });
}

function planMemberPage({ address, name, hindi }: PageUnit & CommonOptions): Plan {
  const words = planHindi([name.title], hindi);
  return {
    files: { [`apps/site/app/routes/${name.kebab}.tsx`]: memberRoute({ name }) },
    edits: [
      addToList(
        ROUTES,
        "layout('routes/members-only.tsx'",
        '\n    ]),',
        `      ${toRoute(address.replace('manage/', ''), name)}`,
      ),
      ...words.edits,
    ],
    next: ['Show a flow or a screen in place of the empty state, and link to the page.', ...words.next],
  };
}

function planContentPage({ address, area, name, hindi }: PageUnit & CommonOptions): Plan {
  if (!existsSync(join(ROOT, CONTENT, area)))
    throw new GenerateError(`There is no folder ${CONTENT}/${area} for a page at /${address}.`);
  const content = `${CONTENT}/${area}/${name.kebab}.ts`;
  const entry = `import { ${name.camel} } from './${area}/${name.kebab}.ts';`;
  const unit = { address, area, name, hindi: toHindi(name.title, hindi) };
  return {
    files: { [content]: contentFile(unit), [`apps/site/app/routes/${name.kebab}.tsx`]: contentRoute(unit) },
    edits: [
      addToList(ROUTES, 'export default [', "\n  route('offline'", `  ${toRoute(address, name)}`),
      addImport(`${CONTENT}/page-index.ts`, entry),
      addToList(
        `${CONTENT}/page-index.ts`,
        'const everyPage',
        '\n  articleListPage(',
        `  ${name.camel}(translate, company),`,
      ),
      addImport(`${CONTENT}/content.test.ts`, entry),
      addToList(`${CONTENT}/content.test.ts`, 'const pages', '\n  blog:', `  ${name.camel},`),
      addToList(
        'apps/site/app/feeds/listed-pages.ts',
        'export const LISTED_PATHS',
        '\n];',
        `  '/${address}',`,
      ),
    ],
    next: [`Write the page in both languages in ${content}, and link to it.`],
  };
}

function toRoute(address: string, name: Names): string {
  return `route('${address}', 'routes/${name.kebab}.tsx'),`;
}
