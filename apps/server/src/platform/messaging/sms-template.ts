import * as z from 'zod';
import { StartFailure } from '../settings.ts';

/** The placeholders that a setting of the SMS gateway may use, written in braces such as `{mobile}`. */
const PLACEHOLDERS = ['to', 'mobile', 'text', 'code', 'senderId', 'templateId', 'entityId', 'key'] as const;
const Placeholder = z.enum(PLACEHOLDERS);
export type Placeholder = z.infer<typeof Placeholder>;

/** The values of the placeholders in one message. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const LISTED = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ');

const IN_BRACES = /\{([\w-]+)\}/g;

/** The placeholders that a template uses; an unknown one throws a {@link StartFailure} that names the setting. */
export function findPlaceholders(setting: string, template: string): Placeholder[] {
  return Array.from(template.matchAll(IN_BRACES), ([, name]) => {
    const placeholder = Placeholder.safeParse(name);
    if (placeholder.success) return placeholder.data;
    // The message does not repeat the unknown placeholder: it may be a part of a key that contains braces.
    throw new StartFailure(`${setting} has a placeholder in braces that is none of ${LISTED}.`);
  });
}

/** Fills a template; `escape` makes a value safe at its position in the template. */
export function fillTemplate(
  template: string,
  values: PlaceholderValues,
  escape: (value: string) => string,
): string {
  return template.replace(IN_BRACES, (whole, name) => {
    const placeholder = Placeholder.safeParse(name);
    return placeholder.success ? escape(values[placeholder.data]) : whole;
  });
}
