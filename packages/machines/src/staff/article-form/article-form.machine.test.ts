import { type ArticleDraft, type Failure, type Result, type StaffArticle, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { articleFormMachine } from './article-form.machine.ts';
import {
  articleOfOther,
  sampleArticle,
  sampleArticleMedia,
  samplePage,
  samplePolicy,
} from './article-form.scenario.ts';
import { articleFormVerbs, articleFormView } from './article-form.view.ts';

function openForm(respond: () => Result<StaffArticle> = () => ok(sampleArticle)) {
  const saved: ArticleDraft[] = [];
  const actor = createActor(
    articleFormMachine.provide({
      actors: {
        saveRecord: fromPromise<
          Result<StaffArticle>,
          { record: StaffArticle | undefined; data: ArticleDraft }
        >(async ({ input }) => {
          saved.push(input.data);
          return respond();
        }),
      },
    }),
  ).start();
  return {
    ...articleFormVerbs(actor),
    saved,
    view: () => articleFormView(actor.getSnapshot()),
  };
}

const { english, hindi } = sampleArticle;

describe('the form of an article', () => {
  it('sends a new article without Hindi while none of its texts is written', async () => {
    const form = openForm();
    form.add();
    form.changeTitle('Deliveries in the rain!');
    form.changeField('summary', 'Two days later.');
    form.changeField('body', english.body);
    form.submit();
    await settle();
    expect(form.saved).toEqual([
      {
        kind: 'news',
        slug: 'deliveries-in-the-rain',
        drawing: 'news',
        mediaId: null,
        english: { title: 'Deliveries in the rain!', summary: 'Two days later.', body: english.body },
        hindi: null,
        isTranslationRight: false,
      },
    ]);
  });

  it('sends a page of the site without its address, and with its heading unless that is its title', async () => {
    const form = openForm(() => ok(samplePage));
    form.edit(samplePage);
    expect(form.view()).toMatchObject({
      isPartOfSite: true,
      canHaveHeading: true,
      hasDrawing: true,
      isHome: false,
    });
    form.changeField('headingInHindi', 'हमारे लोग');
    form.changeField('titleInHindi', 'हमारी टीम');
    form.changeField('summaryInHindi', 'कौन क्या करता है।');
    form.changeField('bodyInHindi', samplePage.english.body);
    form.changeField('heading', ' ');
    form.submit();
    await settle();
    const { title, summary, body } = samplePage.english;
    expect(form.saved).toEqual([
      {
        kind: 'page',
        drawing: 'our-team',
        mediaId: null,
        english: { title, summary, body },
        hindi: { title: 'हमारी टीम', heading: 'हमारे लोग', summary: 'कौन क्या करता है।', body },
        isTranslationRight: false,
      },
    ]);
  });

  it('knows the home page, which has no drawing of its own', () => {
    const form = openForm();
    form.edit({ ...samplePage, slug: 'home' });
    expect(form.view()).toMatchObject({ isHome: true, hasDrawing: true });
  });

  it('sends the id of a chosen image, and none once it is taken away', async () => {
    const form = openForm();
    form.edit(sampleArticle);
    form.changeField('media', sampleArticleMedia);
    form.submit();
    await settle();
    form.edit({ ...sampleArticle, media: sampleArticleMedia });
    form.changeField('media', null);
    form.submit();
    await settle();
    expect(form.saved).toMatchObject([{ mediaId: sampleArticleMedia.id }, { mediaId: null }]);
  });

  it('sends a policy without address and drawing, and only with words in braces that are known', async () => {
    const form = openForm(() => ok(samplePolicy));
    form.edit(samplePolicy);
    expect(form.view()).toMatchObject({
      isPartOfSite: true,
      hasDrawing: false,
      isForAcceptance: true,
      canChangeSlug: false,
    });
    const { content } = samplePolicy.english.body;
    const write = (words: string) =>
      form.changeField('body', {
        type: 'doc',
        content: [...content, { type: 'paragraph', content: [{ type: 'text', text: words }] }],
      });
    for (const [words, problem] of [
      ['Within {days} days.', 'A word in braces is not one of the known words'],
      ['We are {seller}.', 'A word for whole facts stands alone in its paragraph'],
    ] as const) {
      write(words);
      form.submit();
      expect(form.view().errors).toEqual({ body: problem });
    }
    write('{seller}');
    form.submit();
    await settle();
    expect(form.saved).toEqual([
      {
        kind: 'policy',
        english: {
          ...samplePolicy.english,
          body: {
            type: 'doc',
            content: [...content, { type: 'paragraph', content: [{ type: 'text', text: '{seller}' }] }],
          },
        },
        hindi: null,
        isTranslationRight: false,
      },
    ]);
  });

  it('lets the address follow the title until one is typed', () => {
    const form = openForm();
    form.add();
    form.changeTitle('Rain');
    form.changeField('slug', 'monsoon');
    form.changeTitle('Rain in July');
    expect(form.view().values).toMatchObject({ title: 'Rain in July', slug: 'monsoon' });
  });

  it('lets the address of a stored article stay, and fixes one that visitors have', () => {
    const form = openForm();
    form.edit(sampleArticle);
    form.changeTitle('Rain');
    expect(form.view()).toMatchObject({ canChangeSlug: false, values: { slug: 'rain' } });
    const draft = openForm();
    draft.edit({ ...sampleArticle, state: 'DRAFT' });
    expect(draft.view().canChangeSlug).toBe(true);
  });

  it('names what is missing in the Hindi once some of it is written', async () => {
    const form = openForm();
    form.edit({ ...sampleArticle, hindi: null });
    form.changeField('titleInHindi', 'बारिश');
    form.submit();
    await settle();
    expect(form.saved).toEqual([]);
    expect(form.view().errors).toEqual({
      summaryInHindi: 'Summary is required',
      bodyInHindi: 'Text is required',
    });
  });

  it('names what is wrong in a text', () => {
    const form = openForm();
    form.add();
    form.changeField('body', {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }],
    });
    expect(form.view().errors).toEqual({ body: 'A text begins with a heading' });
    form.changeField('body', {
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hello' }] }],
    });
    form.submit();
    expect(form.view().errors).toMatchObject({ body: 'Below a heading stands a text' });
  });

  it('asks about a text that another person changed too, and goes on with the choice', async () => {
    const conflict: Failure = {
      code: 'conflict',
      message: 'Another user has changed this.',
      current: articleOfOther,
    };
    const form = openForm(() => fail(conflict));
    form.edit(sampleArticle);
    form.changeTitle('Parcels');
    form.changeField('summaryInHindi', 'देर');
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({
      values: { summaryInHindi: 'देर' },
      conflicts: [{ field: 'title', mine: 'Parcels', theirs: 'Deliveries in the rain' }],
    });
    form.resolve('title', 'theirs');
    expect(form.view()).toMatchObject({
      conflicts: [{ choice: 'theirs' }],
      values: { title: 'Deliveries in the rain' },
    });
  });

  it('lets what visitors see be decided only about a saved draft', () => {
    const form = openForm();
    form.edit(sampleArticle);
    expect(form.view().canDecide).toBe(true);
    form.changeTitle('Rain');
    expect(form.view().canDecide).toBe(false);
    form.submit();
    expect(form.view()).toMatchObject({ isSaving: true, canDecide: false });
  });

  it('shows the texts of both languages', () => {
    const form = openForm();
    form.edit(sampleArticle);
    expect(form.view()).toMatchObject({
      isTranslationOutdated: true,
      values: { title: english.title, titleInHindi: hindi?.title, bodyInHindi: hindi?.body },
    });
  });
});
