import '@firebase/app';

declare module '@firebase/app' {
  /** The parts of an app by name; the package exports them without a type. */
  export const _components: Map<string, unknown>;
}
