import type { LoaderContext, LoaderEvent } from './loader.machine.ts';

/** A snapshot of a loader, whatever it loads. */
interface LoaderSnapshot<Data, Query> {
  readonly value: 'loading' | 'ready' | 'failed';
  readonly context: LoaderContext<Data, Query>;
}

/** The facts that the page of a loader shows. */
export function loaderView<Data, Query>({ value, context }: LoaderSnapshot<Data, Query>) {
  return { status: value, ...context };
}

/** What a user can do on the page of a loader. */
export function loaderVerbs<Data, Query = never>(send: (event: LoaderEvent<Data, Query>) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    open: (query: Query) => send({ type: 'page.open', query }),
  };
}
