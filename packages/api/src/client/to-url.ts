/** Fills the `{name}` parts of a path and appends the query, without undefined or empty values. */
export function toUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(Object(params)));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(query))) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
