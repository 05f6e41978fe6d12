import { type ArticleVersion, type Result, type StaffArticle, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { Page } from '../../kit/index.ts';
import { articleFormMachine } from '../article-form/article-form.machine.ts';
import { articleOfOther, sampleArticle, sampleArticleMedia } from '../article-form/article-form.scenario.ts';
import { articleFormVerbs, articleFormView } from '../article-form/article-form.view.ts';
import { articleVersionsMachine } from '../article-versions/article-versions.list.ts';
import { articleEditorMachine } from './article-editor.machine.ts';
import { articleEditorVerbs, articleEditorView } from './article-editor.view.ts';

async function openEditor(
  id: string | undefined,
  load: () => Promise<Result<StaffArticle | undefined>> = async () =>
    ok(id === undefined ? undefined : sampleArticle),
) {
  const emitted: unknown[] = [];
  const counts = { loads: 0, versions: 0 };
  const actor = createActor(
    articleEditorMachine.provide({
      actors: {
        loadArticle: fromPromise(async () => {
          counts.loads += 1;
          return load();
        }),
        form: articleFormMachine.provide({
          actors: { saveRecord: fromPromise(async (): Promise<Result<StaffArticle>> => ok(articleOfOther)) },
        }),
        versions: articleVersionsMachine.provide({
          actors: {
            fetchPage: fromPromise(async (): Promise<Result<Page<ArticleVersion>>> => {
              counts.versions += 1;
              return ok({ items: [], pageCount: 1 });
            }),
          },
        }),
      },
    }),
    { input: { id } },
  ).start();
  actor.on('*', (event) => emitted.push(event));
  await settle();
  const view = () => articleEditorView(actor.getSnapshot());
  const form = () => {
    const child = view().form;
    if (child === undefined) throw new Error('the form is not open');
    return { ...articleFormVerbs(child), view: articleFormView(child.getSnapshot()) };
  };
  return { ...articleEditorVerbs(actor.send), counts, emitted, view, form };
}

describe('the page of an article', () => {
  it('opens the form of a stored article, with its versions', async () => {
    const editor = await openEditor(sampleArticle.id);
    expect(editor.view().article).toEqual(sampleArticle);
    expect(editor.form().view).toMatchObject({ mode: 'edit', values: { slug: 'rain' } });
    expect(editor.counts).toEqual({ loads: 1, versions: 1 });
  });

  it('opens an empty form for a new article, without versions', async () => {
    const editor = await openEditor(undefined);
    expect(editor.view()).toMatchObject({ article: undefined, versions: undefined });
    expect(editor.form().view).toMatchObject({ mode: 'add', isDirty: false, values: { title: '' } });
  });

  it('stays with the saved draft, and loads its versions again', async () => {
    const editor = await openEditor(sampleArticle.id);
    editor.form().changeTitle('Parcels');
    editor.form().submit();
    await settle();
    expect(editor.view().article).toEqual(articleOfOther);
    expect(editor.form().view).toMatchObject({ isOpen: true, isDirty: false, record: articleOfOther });
    expect(editor.counts).toEqual({ loads: 1, versions: 2 });
    expect(editor.emitted).toEqual([
      { type: 'article.saved', article: articleOfOther, isNew: false },
      { type: 'toast.show', kind: 'success', message: 'Draft saved' },
    ]);
  });

  it('reports the id of a new article, and decides nothing about it: its own page does', async () => {
    const editor = await openEditor(undefined);
    editor.form().changeTitle('Rain');
    editor.form().changeField('summary', 'It rains.');
    editor.form().changeField('body', sampleArticle.english.body);
    editor.form().submit();
    await settle();
    expect(editor.emitted[0]).toEqual({ type: 'article.saved', article: articleOfOther, isNew: true });
    expect(editor.view().article).toBeUndefined();
    expect(editor.form().view.isDirty).toBe(false);
    expect(editor.counts.versions).toBe(0);
  });

  it('goes on from the article as it is after a publication', async () => {
    const results = [ok(sampleArticle), ok(articleOfOther)];
    const editor = await openEditor(sampleArticle.id, async () => results.shift() ?? ok(undefined));
    editor.reload();
    expect(editor.view().form).toBeDefined();
    await settle();
    expect(editor.view().article).toEqual(articleOfOther);
    expect(editor.form().view).toMatchObject({ isOpen: true, record: articleOfOther });
    expect(editor.counts).toEqual({ loads: 2, versions: 2 });
  });

  it('loses nothing that is typed while it loads the article again', async () => {
    const editor = await openEditor(sampleArticle.id);
    editor.reload();
    editor.form().changeTitle('Parcels');
    await settle();
    expect(editor.form().view).toMatchObject({ isDirty: true, values: { title: 'Parcels' } });
  });

  it('knows where a chosen image is shown, until the media library is closed', async () => {
    const editor = await openEditor(sampleArticle.id);
    editor.openLibrary('heading');
    expect(editor.view().imagePlace).toBe('heading');
    editor.closeLibrary();
    expect(editor.view().imagePlace).toBeUndefined();
    editor.openLibrary('bodyInHindi');
    expect(editor.view().imagePlace).toBe('bodyInHindi');
  });

  it('knows the images of the cards as they are stored, and those that are chosen', async () => {
    const stored = { ...sampleArticleMedia, id: 'stored' };
    const editor = await openEditor('x', async () => ok({ ...sampleArticle, cardMedia: [stored] }));
    editor.openLibrary('body');
    editor.pickCardImage(sampleArticleMedia);
    expect(editor.view()).toMatchObject({ cardMedia: [stored, sampleArticleMedia], imagePlace: undefined });
  });

  it('chooses nothing for a card while the media library is closed', async () => {
    const editor = await openEditor('x', async () => ok({ ...sampleArticle, cardMedia: [] }));
    editor.pickCardImage(sampleArticleMedia);
    expect(editor.view().cardMedia).toEqual([]);
  });

  it('previews the article until the preview is closed', async () => {
    const editor = await openEditor(sampleArticle.id);
    editor.openPreview();
    expect(editor.view().isPreviewing).toBe(true);
    editor.closePreview();
    expect(editor.view().isPreviewing).toBe(false);
  });

  it('is missing if the article does not exist; shows the reason if it cannot be loaded', async () => {
    const missing = await openEditor('x', async () =>
      fail({ code: 'notFound', message: 'Article not found', status: 404 }),
    );
    expect(missing.view().isMissing).toBe(true);
    let isOut = true;
    const lost = await openEditor('x', async () =>
      isOut ? fail({ code: 'noResponse', message: 'No response from server.' }) : ok(sampleArticle),
    );
    expect(lost.view()).toMatchObject({ isMissing: false, error: 'No response from server.' });
    isOut = false;
    lost.retry();
    await settle();
    expect(lost.view()).toMatchObject({ error: undefined, article: sampleArticle });
  });
});
