import { type LintNode, type LintRule, writtenText } from '../lint-rule.ts';

/** The folder with everything that the site stores in a browser. */
const DEVICE = '/apps/site/app/kit/device/';

const STORAGES = new Set(['localStorage', 'sessionStorage', 'indexedDB']);

/** What is stored elsewhere would stay on a shared phone: the end of a session deletes what this folder stores. */
export const device: LintRule = {
  meta: {
    type: 'problem',
    messages: {
      stored:
        'Only kit/device/ stores in the browser, beside forget-visitor.ts, which deletes it with the session.',
    },
  },
  create(context) {
    if (context.filename.replaceAll('\\', '/').includes(DEVICE)) return {};
    const report = (node: LintNode) => context.report({ node, messageId: 'stored' });
    const check = (source: LintNode | null) => {
      if (source !== null && writtenText(source) === 'idb-keyval') report(source);
    };
    return {
      Identifier: (node: LintNode<'Identifier'>) => {
        if (STORAGES.has(node.name)) report(node);
      },
      ImportDeclaration: ({ source }: LintNode<'ImportDeclaration'>) => check(source),
      ExportNamedDeclaration: ({ source }: LintNode<'ExportNamedDeclaration'>) => check(source),
      ImportExpression: ({ source }: LintNode<'ImportExpression'>) => check(source),
    };
  },
};
