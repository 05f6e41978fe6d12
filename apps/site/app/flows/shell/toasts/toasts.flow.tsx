import { type ToastsEvent, toastsVerbs, toastsView, type toastsMachine } from '@pgm/machines/shell/toasts';
import { Toast, ToastRegion } from '@pgm/ui/primitives/toast';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { toastsActor } from './toasts.ts';

/** The toasts of the page. Their timers pause while the window has no focus. */
export function ToastsFlow() {
  const { pathname } = useLocation();
  useEffect(() => {
    toastsActor.start();
    const { pause, resume } = toastsVerbs((event: ToastsEvent) => toastsActor.send(event));
    addEventListener('blur', pause);
    addEventListener('focus', resume);
    return () => {
      removeEventListener('blur', pause);
      removeEventListener('focus', resume);
    };
  }, []);
  return <ToastsScreen actor={toastsActor} page={pathname} />;
}

interface ToastsScreenProps {
  readonly actor: ActorRefFrom<typeof toastsMachine>;
  /** The path of the page. Default: all is one page. */
  readonly page?: string;
}

/** The screen of the toasts for any state of their actor. */
export function ToastsScreen({ actor, page = '' }: ToastsScreenProps) {
  const [{ toasts }, { dismiss, pause, resume }] = useFlow(actor, toastsView, toastsVerbs);
  return (
    <ToastRegion page={page} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      {toasts.map(({ id, opens, ...toast }) => (
        <Toast key={id} {...toast} link={opens && LINKS[opens]} onDismiss={() => dismiss(id)} />
      ))}
    </ToastRegion>
  );
}

/** The pages that toasts lead to. */
const LINKS = {
  cart: { href: '/manage/cart', label: 'View cart' },
  shop: { href: '/products', label: 'Shop now' },
} as const;
