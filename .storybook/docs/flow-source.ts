import * as z from 'zod/mini';

/** The source of the flows and of their stories, loaded when a reader opens it. */
const sources = import.meta.glob<string>(['../../apps/site/app/{flows,staff}/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
});

const StoryContext = z.object({ title: z.string(), parameters: z.object({ fileName: z.string() }) });

/** The screen of a flow's stories, or the resource of a staff page's. */
const SUBJECT = /\bScreen(?:: (\w+))|\bresourceStories\((\w+)/;

/**
 * The code behind 'Show code' of a flow: the file of the site that joins its machine and its screen, since a story only
 * names a state. Other stories keep their own code.
 */
export function flowSource(code: string, context: unknown): string | Promise<string> {
  const story = StoryContext.safeParse(context);
  if (!story.success || !story.data.title.startsWith('Flows/')) return code;
  return joiningFile(story.data.parameters.fileName.replace(/^\.\//, '../../')).then(
    (joined) => joined ?? code,
  );
}

async function joiningFile(stories: string): Promise<string | undefined> {
  const source = await sources[stories]?.();
  const [, screen, resource] = SUBJECT.exec(source ?? '') ?? [];
  const imported = new RegExp(`import \\{[^}]*\\b${screen ?? resource}\\b[^}]*\\} from '\\./([^']+)'`).exec(
    source ?? '',
  );
  const path = stories.replace(/[^/]+$/, imported?.[1] ?? '');
  return imported ? await sources[path]?.() : source;
}
