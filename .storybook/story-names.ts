import { readFile } from 'node:fs/promises';
import { type CsfFile, loadCsf, propertyValue } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

type StoryExport = CsfFile['_storyExports'][string];

/**
 * Lists the stories of the files that another indexer lists, with the names of flow stories: Storybook itself reads no
 * name that stands in a call, such as `flow.at('expired', { name: 'Code expired' })`, and shows the export's instead.
 */
export function withFlowNames({ test }: Indexer): Indexer {
  return {
    test,
    createIndex: async (file, options) =>
      listNamedStories(await readFile(file, 'utf8'), { ...options, fileName: file }),
  };
}

/** The stories in the code of a file, as Storybook's index has them. */
export function listNamedStories(code: string, options: Parameters<typeof loadCsf>[1]) {
  const csf = loadCsf(code, options).parse();
  return csf.indexInputs.map((input) => {
    const name = input.type === 'story' ? readName(csf._storyExports[input.exportName]) : undefined;
    return name === undefined ? input : { ...input, name };
  });
}

/** The `name` among the options of a call, which follow a state: a record before them has a name of its own. */
function readName(story: StoryExport | undefined): string | undefined {
  if (story?.type !== 'VariableDeclarator' || story.init?.type !== 'CallExpression') return undefined;
  const [state, options] = story.init.arguments;
  if (state?.type !== 'StringLiteral' || options?.type !== 'ObjectExpression') return undefined;
  const name = propertyValue(options, 'name');
  return name?.type === 'StringLiteral' ? name.value : undefined;
}
