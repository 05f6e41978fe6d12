import {
  type ProductSource,
  type productEditorMachine,
  productEditorVerbs,
  productEditorView,
} from '@pgm/machines/staff/product-editor';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { NotFound } from '@pgm/ui/shell/not-found';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { forgetFiles } from '#app/kit/chosen-files.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { PageTitle } from '../../flows/shell/page-title/page-title.tsx';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { siteProductEditorMachine } from './product-actors.ts';
import { ProductFormScreen } from './product-form.flow.tsx';
import { RecordHistoryScreen } from '../record-history/record-history.flow.tsx';

const PRODUCTS = '/dashboard/products';

/** The page on which staff create, copy or edit a product. Another source needs another `key`. */
export function ProductEditorFlow({ source }: { source: ProductSource }) {
  const [machine] = useState(() => siteProductEditorMachine(source));
  const actor = useActorRef(machine, { input: source });
  const form = useSelector(actor, ({ children }) => children.form);
  const navigate = useNavigate();
  useEmitted(actor, {
    'toast.show': toasts.show,
    'product.saved': ({ product, isNew }) => {
      if (isNew) void navigate(`${PRODUCTS}/${product.id}`, { replace: true });
    },
  });
  useEffect(() => forgetFiles, []);
  return (
    <>
      {form !== undefined && <LeaveGuard form={form} />}
      <ProductEditorScreen actor={actor} onCancel={() => void navigate(PRODUCTS)} />
    </>
  );
}

interface ProductEditorScreenProps {
  readonly actor: ActorRefFrom<typeof productEditorMachine>;
  readonly onCancel?: () => void;
}

const nothing = () => undefined;

/** The page of a product for any state of its actor. */
export function ProductEditorScreen({ actor, onCancel = nothing }: ProductEditorScreenProps) {
  const [{ isMissing, error, stored, form, history, ...page }, verbs] = useFlow(
    actor,
    productEditorView,
    productEditorVerbs,
  );
  if (isMissing)
    return <NotFound title="Product not found" links={[{ href: PRODUCTS, label: 'Products' }]} />;
  if (error !== undefined)
    return (
      <div className="px-3 py-5 sm:px-6">
        <ErrorPanel title="The product could not be loaded" text={error} onRetry={verbs.retry} />
      </div>
    );
  if (form === undefined) return <PageSkeleton />;
  return (
    <>
      {stored && <PageTitle words={[stored.name]} />}
      <ProductFormScreen
        {...page}
        actor={form}
        stored={stored}
        duplicateHref={stored && `${PRODUCTS}/new?copy=${stored.id}`}
        onCancel={onCancel}
        onPreview={verbs.openPreview}
        onClosePreview={verbs.closePreview}
        history={history && <RecordHistoryScreen actor={history} />}
      />
    </>
  );
}
