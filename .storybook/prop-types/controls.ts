import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import * as z from 'zod/mini';

const Docgen = z.object({ argTypes: z.custom<StrictArgTypes>() });

/** The rows of a component's table of props, which the build has read from its types. */
export function extractArgTypes(component: unknown): StrictArgTypes | null {
  const docgen = Docgen.safeParse(typeof component === 'function' && Reflect.get(component, '__docgenInfo'));
  return docgen.success ? docgen.data.argTypes : null;
}

/** Whether a reader can edit it as JSON: it holds no function, element or date. */
function isEditable(value: unknown): boolean {
  if (typeof value !== 'object') return !['function', 'undefined'].includes(typeof value);
  if (value === null) return false;
  const isPlain = Array.isArray(value) || value.constructor === Object;
  return isPlain && !('$$typeof' in value) && Object.values(value).every((entry) => isEditable(entry));
}

/** The types that Storybook gives a control of their own, or none. */
const OWN_CONTROL = ['boolean', 'enum', 'function', 'number', 'string'];

/** Leaves a control only where it can do what it says: no reader can write a React element or build a list from nothing. */
const trueControl = (argType: StrictInputType, value: unknown): StrictInputType => {
  if (OWN_CONTROL.includes(argType.type?.name ?? '')) return argType;
  if (typeof value === 'string') return { ...argType, control: { type: 'text' } };
  return isEditable(value) ? argType : { ...argType, control: { disable: true } };
};

/** Whether a row belongs in the table: an attribute of HTML does where a story gives it. */
const isShown = (argType: StrictInputType, value: unknown) =>
  value !== undefined || !('isNative' in argType && argType['isNative'] === true);

/** The table of props of a story: the component's own, and the attributes of HTML that the story gives. */
export const trueControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name, argType]) => isShown(argType, initialArgs[name]))
      .map(([name, argType]) => [name, trueControl(argType, initialArgs[name])]),
  );
