/** Without asynchronous contexts: only the log reads them, for the id of the request. */
export class AsyncLocalStorage<Store> {
  run<Value>(_store: Store, task: () => Value): Value {
    return task();
  }

  getStore(): Store | undefined {
    return undefined;
  }
}
