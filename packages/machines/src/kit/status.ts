/** What a screen shows of a state: its name, and `ready` where the state has inner ones. */
export function toStatus<State extends string>(value: State | object): State | 'ready' {
  return typeof value === 'string' ? value : 'ready';
}
