declare module 'virtual:uses' {
  /** For each title of Storybook, the titles of what imports it. */
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}
