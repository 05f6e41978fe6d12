import { confirmedActionScenario } from '@pgm/machines/kit/testing';
import { sampleArticle } from '@pgm/machines/staff/article-form/testing';
import type { ActorRefFrom } from 'xstate';
import { siteArticleEditorMachine } from '#app/staff/articles/article-actors.ts';
import { ArticleBulkScreen, siteArticleBulkMachine } from '#app/staff/articles/article-bulk.tsx';
import { ArticleEditorScreen } from '#app/staff/articles/article-editor.flow.tsx';
import { ArticleFormScreen } from '#app/staff/articles/article-form.flow.tsx';
import { articles } from '#app/staff/articles/article-list.tsx';
import { ArticleVersionsScreen } from '#app/staff/articles/article-versions.flow.tsx';
import { sampleStaffArticle } from '#app/staff/articles/articles.scenario.ts';
import { publicationEditing } from '#app/staff/articles/publication-editing.tsx';
import { restoreVersion } from '#app/staff/articles/restore-version.ts';
import { createCommandMachine } from '#app/staff/kit/resource-actors.ts';
import { CommandQuestion } from '#app/staff/kit/row-command.tsx';
import { findChild } from './find-child.ts';
import type { Flow } from './flow.ts';
import { formScenario } from './form-scenario.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

const editor = siteArticleEditorMachine(sampleArticle.id);
const form = findChild(editor, 'form');
const restoration = createCommandMachine<typeof sampleStaffArticle>('article');

/** The flows of the articles of the blog and of the news. */
export const articleFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(articles, sampleStaffArticle),
  ...formFlow(
    'article publication',
    publicationEditing,
    articles.toName,
    { ...sampleStaffArticle, state: 'DRAFT', publishedAt: null },
    { at: '2027-01-04T09:00' },
  ),
  'article editor': {
    machine: editor,
    input: { id: sampleArticle.id },
    responses: { getStaffArticle: { success: true, data: sampleArticle } },
    Screen: ArticleEditorScreen,
  },
  'article form': { machine: form, scenario: formScenario(form, sampleArticle), Screen: ArticleFormScreen },
  'article versions': { machine: findChild(editor, 'versions'), Screen: ArticleVersionsScreen },
  'article bulk': {
    machine: siteArticleBulkMachine,
    scenario: confirmedActionScenario({ ids: [sampleArticle.id] }),
    Screen: ArticleBulkScreen,
  },
  'article restoration': {
    machine: restoration,
    scenario: confirmedActionScenario({ row: sampleStaffArticle, command: restoreVersion(1) }),
    Screen: ({ actor }: { actor: ActorRefFrom<typeof restoration> }) => (
      <CommandQuestion actor={actor} toName={articles.toName} />
    ),
  },
};
