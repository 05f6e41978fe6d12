import {
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  type Symbol as TypeSymbol,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** What the table of props says about a type. */
export interface TypeFacts {
  /** Its values, or its name as TypeScript writes it. */
  readonly summary: string;
  /** The fields or the values behind the name, one a line. */
  readonly detail?: string;
  /** The type in Storybook's words; its control follows from it. */
  readonly type: { readonly name: string; readonly value?: readonly (string | number)[] };
}

const FLAGS = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** More values than a cell can show. */
const MANY_VALUES = 10;

const has = (type: Type, flags: TypeFlags) => (type.flags & flags) !== 0;
const membersIn = (type: Type) => (type.isUnionType() ? type.getTypes() : [type]);

/** Whether React or the browser declares it. */
export const isForeign = ({ declarations }: TypeSymbol) =>
  declarations.length > 0 && declarations.every(({ path }) => path.includes('/node_modules/'));

/**
 * The facts of a prop's type; an optional prop is shown without its `undefined`, and a choice also without the `null`
 * that a variant of cva takes for it.
 */
export function typeFacts(checker: Checker, type: Type): TypeFacts {
  const write = (written: Type) =>
    checker
      .typeToString(written, undefined, FLAGS)
      .replace(/ \| undefined$/, '')
      .replace(/^\((\([^|]*)\)$/, '$1');
  const members = membersIn(type);
  const given = members.filter((member) => !has(member, TypeFlags.Undefined | TypeFlags.Null));
  const isNullable = members.some((member) => has(member, TypeFlags.Null));
  const isOptional = members.some((member) => has(member, TypeFlags.Undefined));
  const values = literalValues(given);
  if (values !== undefined) return enumFacts(values, write(type), isNullable && !isOptional);

  const name = storybookName(checker, given);
  const summary = name === 'boolean' && isNullable && isOptional ? name : write(type);
  const isPlainlyWritten = summary === 'ReactNode' || summary.startsWith('{');
  const detail = isPlainlyWritten ? '' : fields(checker, given, write);
  return {
    summary,
    ...(detail === '' ? {} : { detail }),
    type: { name },
  };
}

/** The values of a type that is a choice of texts or numbers. */
function literalValues(members: readonly Type[]): readonly (string | number)[] | undefined {
  const values = members.map((member) => (member.isLiteralType() ? member.value : undefined));
  const known = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return known.length > 0 && known.length === values.length ? known : undefined;
}

function enumFacts(values: readonly (string | number)[], name: string, isNullable: boolean): TypeFacts {
  const literals = values.map((value) => (typeof value === 'string' ? `'${value}'` : `${value}`));
  const written = isNullable ? [...literals, 'null'] : literals;
  const type = { name: 'enum', value: values };
  if (values.length <= MANY_VALUES) return { summary: written.join(' | '), type };
  const summary = name.includes('|') ? `${written.slice(0, MANY_VALUES).join(' | ')} | …` : name;
  return { summary, detail: written.join('\n'), type };
}

/** The name by which Storybook chooses a control. */
function storybookName(checker: Checker, members: readonly Type[]): string {
  const all = (flags: TypeFlags) => members.length > 0 && members.every((member) => has(member, flags));
  if (all(TypeFlags.BooleanLike)) return 'boolean';
  if (all(TypeFlags.StringLike)) return 'string';
  if (all(TypeFlags.NumberLike)) return 'number';
  if (members.some((member) => isFunction(checker, member))) return 'function';
  if (members.every((member) => checker.isArrayType(member))) return 'array';
  return 'other';
}

const isFunction = (checker: Checker, type: Type) =>
  has(type, TypeFlags.Object) && checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;

/** The fields of our own objects, or of the entries of a list. */
function fields(checker: Checker, members: readonly Type[], write: (type: Type) => string): string {
  const objects = members
    .map((member) => entryType(checker, member) ?? member)
    .filter(
      (member) => has(member, TypeFlags.Object | TypeFlags.Intersection) && !isFunction(checker, member),
    );
  return objects
    .flatMap((object) => {
      const properties = checker.getPropertiesOfType(object);
      return properties.some(isForeign) ? [] : [properties];
    })
    .map((properties) => properties.map((property) => field(checker, property, write)).join('\n'))
    .filter((text) => text !== '')
    .join('\nor\n');
}

function field(checker: Checker, property: TypeSymbol, write: (type: Type) => string): string {
  const type = checker.getTypeOfSymbol(property);
  const isOptional = type !== undefined && membersIn(type).some((member) => has(member, TypeFlags.Undefined));
  return `${property.name}${isOptional ? '?' : ''}: ${type === undefined ? 'unknown' : write(type)}`;
}

function entryType(checker: Checker, type: Type): Type | undefined {
  return checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined;
}
