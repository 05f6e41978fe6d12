/** The folder with everything that the site stores in a browser. */
const DEVICE = '/apps/site/app/kit/device/';

const STORAGES = new Set(['localStorage', 'sessionStorage', 'indexedDB']);

/** What is stored elsewhere would stay on a shared phone: the end of a session deletes what this folder stores. */
export const device = {
  meta: {
    type: 'problem',
    messages: {
      stored:
        'Only kit/device/ stores in the browser, beside forget-visitor.ts, which deletes it with the session.',
    },
  },
  create(context) {
    if (context.filename.replaceAll('\\', '/').includes(DEVICE)) return {};
    const report = (node) => context.report({ node, messageId: 'stored' });
    return {
      Identifier: (node) => STORAGES.has(node.name) && report(node),
      ImportDeclaration: ({ source }) => source.value === 'idb-keyval' && report(source),
      ExportNamedDeclaration: ({ source }) => source?.value === 'idb-keyval' && report(source),
      ImportExpression: ({ source }) => source.value === 'idb-keyval' && report(source),
    };
  },
};
