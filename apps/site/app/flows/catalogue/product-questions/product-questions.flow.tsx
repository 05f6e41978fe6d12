import { type ProductQuestion, type Result, ok } from '@pgm/api/contract';
import {
  productQuestionsMachine,
  productQuestionsVerbs,
  productQuestionsView,
} from '@pgm/machines/catalogue/product-questions';
import type { Page, PageQuery } from '@pgm/machines/kit';
import { withPorts } from '@pgm/machines/kit';
import { LoginToAsk } from '@pgm/ui/catalogue/login-to-ask';
import { ProductQuestions } from '@pgm/ui/catalogue/product-questions';
import { useActorRef } from '@xstate/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { browserClient } from '#app/kit/browser-client.ts';
import { DevanagariFace } from '#app/kit/devanagari-face.tsx';
import { useFlow } from '#app/kit/use-flow.ts';
import { useHasSession } from '#app/kit/account-code.ts';
import { useLogin } from '../../auth/auth-modal/use-login.ts';

/** What only members need. */
const ProductQuestionForm = lazyComponent(() => import('./product-question-form.flow.tsx'));

/** How many questions come at once. */
const PAGE_SIZE = 5;

/** The machine with the site's implementations. */
export function siteProductQuestionsMachine(productId: string) {
  return withPorts(productQuestionsMachine)({
    actors: {
      fetchPage: fromPromise<Result<Page<ProductQuestion>>, PageQuery<undefined>>(
        async ({ input: { page }, signal }) => {
          const query = { page, limit: PAGE_SIZE };
          const found = await (await browserClient()).productQuestions.list(productId, query, signal);
          if (!found.ok) return found;
          return ok({ items: found.value.data, pageCount: found.value.pagination?.pages ?? 1 });
        },
      ),
    },
  });
}

/** The questions about a product, and how the visitor asks one. */
export default function ProductQuestionsFlow({ productId }: { productId: string }) {
  const [machine] = useState(() => siteProductQuestionsMachine(productId));
  const actor = useActorRef(machine);
  const isMember = useHasSession();
  const { pathname, search } = useLocation();
  const { logIn, alert } = useLogin(pathname + search);
  const ask = isMember ? (
    <Suspense>
      <ProductQuestionForm productId={productId} />
    </Suspense>
  ) : (
    <LoginToAsk alert={alert} onLogin={logIn} />
  );
  return <ProductQuestionsScreen actor={actor} ask={ask} />;
}

interface ProductQuestionsScreenProps {
  readonly actor: ActorRefFrom<typeof productQuestionsMachine>;
  readonly ask?: ReactNode;
}

/** The list for any state of its actor. */
export function ProductQuestionsScreen({ actor, ask }: ProductQuestionsScreenProps) {
  const [view, { showMore, retry }] = useFlow(actor, productQuestionsView, productQuestionsVerbs);
  return (
    <>
      <DevanagariFace texts={view.questions.map(({ text }) => text)} />
      <ProductQuestions {...view} ask={ask} onMore={showMore} onRetry={retry} />
    </>
  );
}
