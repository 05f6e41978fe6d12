import {
  productQuestionFormMachine,
  productQuestionFormVerbs,
  productQuestionFormView,
} from '@pgm/machines/catalogue/product-question-form';
import { withPorts } from '@pgm/machines/kit';
import { ProductQuestionDialog } from '@pgm/ui/catalogue/product-question-dialog';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The machine with the site's implementations. */
export function siteProductQuestionFormMachine(productId: string) {
  return withPorts(productQuestionFormMachine)({
    actors: {
      saveRecord: fromPromise(async ({ input: { data }, signal }) =>
        (await browserClient()).productQuestions.ask(productId, data, signal),
      ),
    },
  });
}

/** The button with which a member asks about a product, and its form. */
export default function ProductQuestionFormFlow({ productId }: { productId: string }) {
  const [machine] = useState(() => siteProductQuestionFormMachine(productId));
  const actor = useActorRef(machine);
  useEmitted(actor, {
    'record.saved': () =>
      toasts.show({
        kind: 'success',
        message: 'Your question was sent. We publish it with our answer.',
      }),
  });
  return <ProductQuestionFormScreen actor={actor} />;
}

/** The button and the form for any state of their actor. */
export function ProductQuestionFormScreen({
  actor,
}: {
  actor: ActorRefFrom<typeof productQuestionFormMachine>;
}) {
  const { t } = useLanguage();
  const [form, verbs] = useFlow(actor, productQuestionFormView, productQuestionFormVerbs);
  return (
    <>
      <Button className="justify-self-start" onClick={verbs.open}>
        {t('Ask a question')}
      </Button>
      <ProductQuestionDialog
        {...form}
        onText={verbs.changeText}
        onSubmit={verbs.submit}
        onCancel={verbs.close}
        onClose={verbs.leave}
      />
    </>
  );
}
