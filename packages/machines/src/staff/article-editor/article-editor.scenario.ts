import { done, failed, threw } from '../../kit/kit.scenario.ts';
import {
  sampleArticle,
  sampleArticleMedia,
  samplePage,
  samplePolicy,
} from '../article-form/article-form.scenario.ts';

/** The events with which tests and stories reach every state. */
export const articleEditorScenario = {
  loaded: done('loadArticle', sampleArticle),
  loadedPage: done('loadArticle', samplePage),
  loadedPolicy: done('loadArticle', samplePolicy),
  missing: failed('loadArticle', { code: 'notFound', message: 'Article not found', status: 404 }),
  notLoaded: threw('loadArticle'),
  retry: { type: 'page.retry' },
  changed: { type: 'article.changed' },
  preview: { type: 'preview.open' },
  closePreview: { type: 'preview.close' },
  openLibrary: { type: 'library.open' },
  closeLibrary: { type: 'library.close' },
  pickCardImage: { type: 'card-image.pick', image: sampleArticleMedia },
} as const;
