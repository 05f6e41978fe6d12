import { done, failed, threw } from '../../kit/kit.scenario.ts';
import {
  sampleArticle,
  sampleArticleMedia,
  sampleGallery,
  sampleHerbs,
  sampleHome,
  samplePage,
  samplePolicy,
} from '../article-form/article-form.scenario.ts';

/** The events with which tests and stories reach every state. */
export const articleEditorScenario = {
  loaded: done('loadArticle', sampleArticle),
  loadedPage: done('loadArticle', samplePage),
  loadedPolicy: done('loadArticle', samplePolicy),
  loadedHome: done('loadArticle', sampleHome),
  loadedGallery: done('loadArticle', sampleGallery),
  loadedHerbs: done('loadArticle', sampleHerbs),
  missing: failed('loadArticle', { code: 'notFound', message: 'Article not found', status: 404 }),
  notLoaded: threw('loadArticle'),
  retry: { type: 'page.retry' },
  changed: { type: 'article.changed' },
  preview: { type: 'preview.open' },
  closePreview: { type: 'preview.close' },
  openLibrary: { type: 'library.open', place: 'heading' },
  openLibraryForCard: { type: 'library.open', place: 'body' },
  closeLibrary: { type: 'library.close' },
  pickCardImage: { type: 'card-image.pick', image: sampleArticleMedia },
} as const;
