import type { ArticleSelection, Result } from '@pgm/api/contract';
import { confirmedActionVerbs, createConfirmedAction, withPorts } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { ConfirmationScreen } from '#app/kit/confirmation-screen.tsx';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { staffClient } from '../kit/staff-client.ts';

/** Publishes several articles; it is confirmed first. */
export const siteArticleBulkMachine = withPorts(
  createConfirmedAction<ArticleSelection>({
    id: 'article-bulk',
    doneMessage: 'Published. Visitors see it now.',
  }),
)({
  actors: {
    runAction: fromPromise<Result<unknown>, { subject: ArticleSelection }>(({ input: { subject }, signal }) =>
      staffClient().articles.publishAll(subject, signal),
    ),
  },
});

/** Publishes the selected articles, all or none. */
export function ArticleBulk({
  ids,
  onDone,
}: {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}) {
  const actor = useActorRef(siteArticleBulkMachine);
  const { t } = useLanguage();
  useEmitted(actor, { 'toast.show': toasts.show, 'action.done': onDone });
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => confirmedActionVerbs<ArticleSelection>(actor.send).ask({ ids: [...ids] })}
      >
        {t('Publish selected')}
      </Button>
      <ArticleBulkScreen actor={actor} />
    </>
  );
}

/** The question for any state of its actor. */
export function ArticleBulkScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof siteArticleBulkMachine>;
}) {
  return (
    <ConfirmationScreen
      actor={actor}
      title="Publish the selected articles now?"
      text="Visitors see all of their drafts, or none: samples and policies are not published here."
      confirmLabel="Publish"
    />
  );
}
