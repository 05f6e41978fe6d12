import { type ArticleVersion, NewArticle, type Result, ok } from '@pgm/api/contract';
import { type Page, withPorts } from '@pgm/machines/kit';
import { articleEditorMachine } from '@pgm/machines/staff/article-editor';
import { articleFormMachine } from '@pgm/machines/staff/article-form';
import { articleVersionsMachine } from '@pgm/machines/staff/article-versions';
import { fromPromise } from 'xstate';
import { staffClient } from '../kit/staff-client.ts';
import { toPage } from '../kit/to-page.ts';

/** The page of an article with the calls of the site. @param id undefined for a new article */
export function siteArticleEditorMachine(id = '') {
  return withPorts(articleEditorMachine)({
    actors: {
      loadArticle: fromPromise(async ({ input, signal }) =>
        input.id === undefined ? ok(undefined) : staffClient().articles.get(input.id, signal),
      ),
      form: withPorts(articleFormMachine)({
        actors: {
          saveRecord: fromPromise(({ input: { record, data }, signal }) => {
            const { articles } = staffClient();
            if (record === undefined) return articles.create(NewArticle.parse(data), signal);
            const { kind: _, ...draft } = data;
            return articles.update(record.id, { ...draft, version: record.version }, signal);
          }),
        },
      }),
      versions: withPorts(articleVersionsMachine)({
        actors: {
          fetchPage: fromPromise(async ({ input, signal }): Promise<Result<Page<ArticleVersion>>> =>
            toPage(await staffClient().articles.versions(id, { page: input.page }, signal)),
          ),
        },
      }),
    },
  });
}
