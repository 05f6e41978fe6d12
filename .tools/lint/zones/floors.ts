import { dirname, join, relative } from 'node:path';
import { type LintNode, type LintRule, writtenText } from '../lint-rule.ts';

/** The folders of a layer from the bottom up: a folder imports from those before it alone. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'packages/api/src/contract': ['auth', 'catalogue', 'members', 'sales', 'company', 'staff', 'privacy'],
  'packages/machines/src': ['kit', 'shell', 'auth', 'catalogue', 'members', 'sales', 'company', 'staff'],
  'packages/ui/src': [
    'foundations',
    'primitives',
    'forms',
    'data',
    'shell',
    'auth',
    'catalogue',
    'members',
    'sales',
    'company',
    'staff',
    'mails',
  ],
  'apps/site/app/flows': ['shell', 'auth', 'catalogue', 'members', 'sales', 'company'],
  // The files directly in the folder put all together.
  'apps/server/src': [
    'platform',
    'auth',
    'catalogue',
    'members',
    'sales',
    'company',
    'staff',
    'privacy',
    'seed',
  ],
};

/** How a flow names another one from anywhere, and its machine and screen, which stand on the same floor. */
const ALIAS = /^(#app\/flows|@pgm\/machines|@pgm\/ui)\//;

/** The path of an imported file among the folders; undefined for what stands on none of them. */
function toTarget(specifier: string, own: string, isFlow: boolean): string | undefined {
  if (specifier.startsWith('.')) return relative('.', join(dirname(own), specifier));
  return isFlow && ALIAS.test(specifier) ? specifier.replace(ALIAS, '') : undefined;
}

/** A domain builds on those below it: one that is changed never breaks one that is older. */
export const floors: LintRule = {
  meta: {
    type: 'problem',
    messages: { floor: '{{own}}/ is below {{other}}/: it imports nothing from there.' },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const root = Object.keys(FLOORS).find((folder) => file.includes(`/${folder}/`));
    if (root === undefined) return {};
    const own = file.slice(file.indexOf(`/${root}/`) + root.length + 2);
    const order = FLOORS[root] ?? [];

    const check = (node: LintNode | null) => {
      const specifier = writtenText(node);
      if (node === null || specifier === undefined) return;
      const target = toTarget(specifier, own, root.endsWith('/flows'));
      if (target === undefined) return;
      const [from = '', to = ''] = [own, target].map((path) => path.split('/')[0]);
      if (order.indexOf(to) > order.indexOf(from) && order.includes(from))
        context.report({ node, messageId: 'floor', data: { own: from, other: to } });
    };

    return {
      ImportDeclaration: ({ source }: LintNode<'ImportDeclaration'>) => check(source),
      ExportNamedDeclaration: ({ source }: LintNode<'ExportNamedDeclaration'>) => check(source),
      ExportAllDeclaration: ({ source }: LintNode<'ExportAllDeclaration'>) => check(source),
      ImportExpression: ({ source }: LintNode<'ImportExpression'>) => check(source),
      TSImportType: ({ source }: LintNode<'TSImportType'>) => check(source),
    };
  },
};
