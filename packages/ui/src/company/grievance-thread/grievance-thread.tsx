import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx';
import { type ReplyFacts, ReplyList } from './reply-list.tsx';

export interface GrievanceThreadProps extends Omit<ReplyFormProps, 'alert'> {
  /** 'closed' shows only a button: the thread is loaded when it is pressed. */
  status: 'closed' | 'loading' | 'failed' | 'ready';
  /** The button that opens it; English. Default: 'Show messages'. */
  openLabel?: string | undefined;
  /** The oldest first. */
  replies: readonly ReplyFacts[];
  /** The side that reads it; its own replies are marked as such. */
  reader: ReplyFacts['by'];
  /** Whether the reader can write. */
  canReply: boolean;
  /** Why it could not be loaded, or the reply not be sent; English. */
  alert: string | undefined;
  onOpen: () => void;
}

/** What the sender of a grievance and staff wrote to each other, and the form of the next reply. */
export function GrievanceThread(props: GrievanceThreadProps) {
  const { status, openLabel = 'Show messages', replies, reader, canReply, alert, onOpen, ...form } = props;
  const { t } = useLanguage();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    // The button that opened it has disappeared.
    if (wasOpened.current && status === 'ready') heading.current?.focus();
    wasOpened.current = status === 'loading' && wasOpened.current;
  }, [status]);
  if (status === 'closed')
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          wasOpened.current = true;
          onOpen();
        }}
      >
        {t(openLabel)}
      </Button>
    );
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t pt-4">
      <h3 id={titleId} ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('Messages')}
      </h3>
      {status === 'loading' && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('Loading messages…')}</span>
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="The messages could not be loaded" text={alert} onRetry={onOpen} />
      )}
      {status === 'ready' && (
        <>
          <ReplyList replies={replies} reader={reader} />
          {canReply ? (
            <ReplyForm {...form} alert={alert} />
          ) : (
            <p className="text-ink-muted">
              {t('You can no longer reply here. Please file a new complaint if you need more help.')}
            </p>
          )}
        </>
      )}
    </section>
  );
}
