import type { ArticleMedia } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ArticleEditorEvent, ImagePlace, articleEditorMachine } from './article-editor.machine.ts';

export { type ImagePlace, articleEditorMachine } from './article-editor.machine.ts';

/** The facts that the page of an article shows for staff. */
export function articleEditorView(snapshot: SnapshotFrom<typeof articleEditorMachine>) {
  const { article, error, imagePlace, picked } = snapshot.context;
  return {
    isMissing: snapshot.matches('missing'),
    error,
    /** The stored article; undefined while it is new. */
    article,
    isPreviewing: snapshot.matches({ editing: 'previewing' }),
    /** Where the image of the media library is shown that is chosen; undefined while none is. */
    imagePlace,
    /** The images that the cards of the stored article show, and those that were chosen since. */
    cardMedia: [...(article?.cardMedia ?? []), ...picked],
    /** The actor of the form, which is closed until the article is there. */
    form: snapshot.children.form,
    /** The actor of the versions of a stored article. */
    versions: snapshot.children.versions,
  };
}

/** What a user can do with the page; the form has its own verbs. */
export function articleEditorVerbs(send: (event: ArticleEditorEvent) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    /** The article was published, withdrawn or restored. */
    reload: () => send({ type: 'article.changed' }),
    openPreview: () => send({ type: 'preview.open' }),
    closePreview: () => send({ type: 'preview.close' }),
    openLibrary: (place: ImagePlace) => send({ type: 'library.open', place }),
    closeLibrary: () => send({ type: 'library.close' }),
    /** An image is chosen for a card of a text, which then has its id. */
    pickCardImage: (image: ArticleMedia) => send({ type: 'card-image.pick', image }),
  };
}
