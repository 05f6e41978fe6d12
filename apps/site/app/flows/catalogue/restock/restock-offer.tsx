import { RestockButton } from '@pgm/ui/catalogue/restock-button';
import { Suspense, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { openAccount, useHasSession } from '#app/kit/account-code.ts';
import { askLogin } from '../../auth/auth-modal/ask-login.ts';
import type { Restock } from './watch-restock.flow.tsx';

const WatchRestock = lazyComponent(() => import('./watch-restock.flow.tsx'));

interface RestockOfferProps {
  readonly productId: string;
  /** Of a card. Default: it is the page of the product. */
  readonly productName?: string;
  /** Called after each press, with whether the code could not be loaded. */
  readonly onLost: (isLost: boolean) => void;
}

/** 'Tell me when it is back' of a sold-out product; the code is loaded with the first press. */
export function RestockOffer({ productId, productName, onLost }: RestockOfferProps) {
  const { pathname, search } = useLocation();
  const isMember = useHasSession();
  const [isLoading, startLoading] = useTransition();
  const [restock, setRestock] = useState<Restock>();
  const press = async () => {
    const { requestAfterLogin, toggleRestock } = await import('./restock.ts');
    if (!isMember) return askLogin(pathname + search, { prepare: () => requestAfterLogin(productId) });
    await openAccount();
    toggleRestock(productId);
    return true;
  };
  return (
    <>
      {/* The same element before and after a login, so that the focus can return to it. */}
      <RestockButton
        isRequested={isMember && restock?.isRequested === true}
        productName={productName}
        isBusy={isLoading || (isMember && restock?.isBusy === true)}
        onToggle={() => startLoading(async () => onLost(!(await press().catch(() => false))))}
      />
      {isMember && (
        <Suspense>
          <WatchRestock productId={productId} onChange={setRestock} />
        </Suspense>
      )}
    </>
  );
}
