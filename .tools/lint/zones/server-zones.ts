import { dirname, join, relative } from 'node:path';
import { type LintNode, type LintRule, writtenText } from '../lint-rule.ts';
import { device } from './device.ts';
import { floors } from './floors.ts';
import { noLazyCycle } from './no-lazy-cycle.ts';

const SOURCES = 'apps/server/src';

/** Folders that hold resources; a resource may also stand directly in `src`. */
const DOMAINS = new Set(['auth', 'catalogue', 'sales', 'members', 'company', 'staff', 'privacy']);

/** What other resources may import of a resource. */
const PUBLIC_FACE = /\.(schema|transactions)\.ts$/;

/**
 * The zone of a path inside `src`: `platform`, `seed`, a resource such as `order` or `sales/order`, or '' for the files
 * that put the server together.
 */
function toZone(path: string): string {
  const [first = '', second, ...rest] = path.split('/');
  if (second === undefined) return '';
  return DOMAINS.has(first) && rest.length > 0 ? `${first}/${second}` : first;
}

/** Resources meet in their schemas and transactions only, and the platform knows none of them. */
const rule: LintRule = {
  meta: {
    type: 'problem',
    messages: {
      platform: 'platform/ imports no resource: inject what it needs, or move the file into the resource.',
      resource: "Import of another resource only its '*.schema.ts' and '*.transactions.ts'.",
    },
  },
  create(context) {
    const [root = '', own = ''] = context.filename.replaceAll('\\', '/').split(`/${SOURCES}/`);
    const zone = toZone(own);
    if (zone === '' || zone === 'seed') return {};
    const isTest = own.endsWith('.test.ts');

    const check = (node: LintNode | null) => {
      const specifier = writtenText(node);
      if (node === null || !specifier?.startsWith('.')) return;
      const target = relative(join(root, SOURCES), join(root, SOURCES, dirname(own), specifier));
      if (target.startsWith('..')) return;
      const other = toZone(target);
      if (other === zone || other === 'platform' || (isTest && other === 'seed')) return;
      if (zone === 'platform') context.report({ node, messageId: 'platform' });
      else if (!PUBLIC_FACE.test(target)) context.report({ node, messageId: 'resource' });
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

export default {
  meta: { name: 'zones' },
  rules: { device, floors, 'no-lazy-cycle': noLazyCycle, 'server-zones': rule },
};
