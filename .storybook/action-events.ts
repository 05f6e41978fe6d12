import { EVENT_ID } from 'storybook/actions';
import { addons } from 'storybook/preview-api';

/**
 * Makes the panel 'Actions' show an event of the DOM as its type, as in 'click event'. Storybook writes into its channel all
 * that an event leads to: the window, the document and every element. In the static Storybook one press needs up to half a
 * minute for it, and Storybook warns of a part of the window that it deprecates.
 */
export function nameEventsOfActions() {
  const channel = addons.getChannel();
  const emit = channel.emit.bind(channel);
  channel.emit = (name, ...messages: unknown[]) =>
    emit(name, ...(name === EVENT_ID ? messages.map(withNamedEvents) : messages));
}

/** An action whose `data.args` is one argument, or a list of several. */
function withNamedEvents(message: unknown): unknown {
  if (!isRecord(message) || !isRecord(message['data'])) return message;
  const { args } = message['data'];
  const named = Array.isArray(args) ? args.map(toNamed) : toNamed(args);
  return { ...message, data: { ...message['data'], args: named } };
}

function toNamed(value: unknown): unknown {
  const event = isRecord(value) && 'nativeEvent' in value ? value['nativeEvent'] : value;
  return event instanceof Event ? `${event.type} event` : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
