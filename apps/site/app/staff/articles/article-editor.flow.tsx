import type { ArticleMedia, StaffArticle } from '@pgm/api/contract';
import {
  type ImagePlace,
  type articleEditorMachine,
  articleEditorVerbs,
  articleEditorView,
} from '@pgm/machines/staff/article-editor';
import { type articleFormMachine, articleFormVerbs, articleFormView } from '@pgm/machines/staff/article-form';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { NotFound } from '@pgm/ui/shell/not-found';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { PageTitle } from '../../flows/shell/page-title/page-title.tsx';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { createCommandMachine } from '../kit/resource-actors.ts';
import { CommandQuestion, runCommand } from '../kit/row-command.tsx';
import type { RowCommand } from '../kit/resource.types.ts';
import { siteArticleEditorMachine } from './article-actors.ts';
import { ArticleFormScreen } from './article-form.flow.tsx';
import { ArticleStatus, TranslationStatus } from './article-status.tsx';
import { ArticleVersionsScreen } from './article-versions.flow.tsx';
import { articles, toPageHref } from './article-list.tsx';
import { restoreVersion } from './restore-version.ts';

const ARTICLES = '/dashboard/articles';
const commandMachine = createCommandMachine<StaffArticle>('article');

/** The page on which staff write, publish, withdraw and restore an article. Another article needs another `key`. */
export function ArticleEditorFlow({ id }: { readonly id: string | undefined }) {
  const [machine] = useState(() => siteArticleEditorMachine(id));
  const actor = useActorRef(machine, { input: { id } });
  const command = useActorRef(commandMachine);
  const { form, article } = useSelector(actor, articleEditorView);
  const navigate = useNavigate();
  const { reload } = articleEditorVerbs(actor.send);
  useEmitted(actor, {
    'toast.show': toasts.show,
    'article.saved': ({ article: saved, isNew }) => {
      if (isNew) void navigate(`${ARTICLES}/${saved.id}`, { replace: true });
    },
  });
  useEmitted(command, { 'toast.show': toasts.show, 'action.done': reload });
  return (
    <>
      {form !== undefined && <LeaveGuard form={form} />}
      <ArticleEditorScreen
        actor={actor}
        onCommand={(subject) => runCommand(command, subject)}
        onOpen={(param) => void navigate(`?${param}=${id}`, { preventScrollReset: true })}
        onCancel={() => void navigate(ARTICLES)}
      />
      {article &&
        articles.dialogs?.map(({ param, Dialog }) => (
          <Dialog
            key={param}
            toName={articles.toName}
            rows={[article]}
            onSaved={reload}
            onNotSaved={(isStale) => isStale && reload()}
          />
        ))}
      <CommandQuestion actor={command} toName={articles.toName} />
    </>
  );
}

interface ArticleEditorScreenProps {
  readonly actor: ActorRefFrom<typeof articleEditorMachine>;
  readonly onCommand?: (subject: { row: StaffArticle; command: RowCommand<StaffArticle> }) => void;
  /** Opens a dialog of the article. */
  readonly onOpen?: (param: string) => void;
  readonly onCancel?: () => void;
}

const nothing = () => undefined;

/** The page of an article for any state of its actor. */
export function ArticleEditorScreen({
  actor,
  onCommand = nothing,
  onOpen = nothing,
  onCancel = nothing,
}: ArticleEditorScreenProps) {
  const [{ isMissing, error, article, form, versions, cardMedia, isPreviewing, imagePlace }, verbs] = useFlow(
    actor,
    articleEditorView,
    articleEditorVerbs,
  );
  if (isMissing)
    return <NotFound title="Article not found" links={[{ href: ARTICLES, label: 'Articles and pages' }]} />;
  if (error !== undefined)
    return (
      <div className="px-3 py-5 sm:px-6">
        <ErrorPanel title="The article could not be loaded" text={error} onRetry={verbs.retry} />
      </div>
    );
  if (form === undefined) return <PageSkeleton />;
  return (
    <>
      {article && <PageTitle words={[article.title]} />}
      <OpenArticle
        {...{ form, versions, article, cardMedia, isPreviewing, imagePlace, onCommand, onOpen, onCancel }}
        onPreview={verbs.openPreview}
        onClosePreview={verbs.closePreview}
        onOpenLibrary={verbs.openLibrary}
        onCloseLibrary={verbs.closeLibrary}
        onPickCardImage={verbs.pickCardImage}
      />
    </>
  );
}

interface OpenArticleProps extends Required<Omit<ArticleEditorScreenProps, 'actor'>> {
  readonly form: ActorRefFrom<typeof articleFormMachine>;
  readonly versions: ReturnType<typeof articleEditorView>['versions'];
  readonly article: StaffArticle | undefined;
  readonly isPreviewing: boolean;
  readonly onPreview: () => void;
  readonly onClosePreview: () => void;
  readonly imagePlace: ImagePlace | undefined;
  readonly onOpenLibrary: (place: ImagePlace) => void;
  readonly onCloseLibrary: () => void;
  readonly cardMedia: readonly ArticleMedia[];
  readonly onPickCardImage: (image: ArticleMedia) => void;
}

function OpenArticle({ form, versions, article, onCommand, onOpen, ...page }: OpenArticleProps) {
  const { t } = useLanguage();
  const [{ isDirty, canDecide, isForAcceptance }] = useFlow(form, articleFormView, () =>
    articleFormVerbs(form),
  );
  if (article === undefined) return <ArticleFormScreen {...page} actor={form} />;
  const href = toPageHref(article);
  const button = (label: string, onClick: () => void) => (
    <Button
      key={label}
      variant="quiet"
      size="small"
      aria-disabled={canDecide ? undefined : true}
      onClick={onClick}
    >
      {t(label)}
    </Button>
  );
  return (
    <ArticleFormScreen
      {...page}
      actor={form}
      name={article.title}
      status={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ArticleStatus article={article} />
          <TranslationStatus article={article} />
          {article.publishedAt !== null && (
            <DateAndTime at={article.publishedAt} className="figures text-ink-muted" />
          )}
          {href !== undefined && <TextLink href={href}>{t('View page')}</TextLink>}
          {isForAcceptance && (
            <p className="text-ink-muted">
              {t('When a new version is valid, members are asked to accept it at their next login.')}
            </p>
          )}
          {isDirty && <p className="text-ink-muted">{t('Save your changes before you publish them.')}</p>}
        </div>
      }
      actions={[
        ...(articles.commands ?? [])
          .filter(({ isFor }) => isFor(article))
          .map((command) => button(command.label, () => onCommand({ row: article, command }))),
        ...(articles.dialogs ?? [])
          .filter(({ isFor }) => isFor?.(article) ?? true)
          .map(({ param, label }) => button(label, () => onOpen(param))),
      ]}
      history={
        versions && (
          <ArticleVersionsScreen
            actor={versions}
            publishedNumber={article.publishedNumber}
            canRestore={canDecide}
            onRestore={(number) => onCommand({ row: article, command: restoreVersion(number) })}
          />
        )
      }
    />
  );
}
