import {
  type Checker,
  type Project,
  type Signature,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { isFunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast/is';
import { type TypeFacts, isForeign, typeFacts } from './type-facts.ts';

/** A row of the table of props, in the words of Storybook's `argTypes`. */
interface PropFacts {
  readonly name: string;
  readonly description: string;
  /** Whether HTML has it too: it is shown where a story gives it. */
  readonly isNative: boolean;
  readonly type: TypeFacts['type'] & { readonly required: boolean };
  readonly table: {
    readonly type: Pick<TypeFacts, 'summary' | 'detail'>;
    readonly defaultValue?: { readonly summary: string };
  };
}

/** What a docs page says about a component; Storybook reads it from `__docgenInfo`. */
export interface ComponentFacts {
  readonly displayName: string;
  readonly description: string;
  readonly argTypes: Readonly<Record<string, PropFacts>>;
}

/** The attributes of HTML that stories give to components; a table of all 300 would hide the component's own props. */
const NATIVE = new Set([
  'accept',
  'aria-label',
  'autoComplete',
  'children',
  'className',
  'defaultValue',
  'disabled',
  'href',
  'onChange',
  'onClick',
  'value',
]);

/** The facts of the components that a file exports. */
export function componentFacts(project: Project, path: string): readonly ComponentFacts[] {
  const { program, checker } = project;
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const isOfFile = symbol.valueDeclaration?.path === file.path;
    const signature = isOfFile && /^[A-Z]/.test(symbol.name) ? callSignature(checker, symbol) : undefined;
    if (!signature) return [];
    return [
      {
        displayName: symbol.name,
        description: checker.getDocumentationCommentOfSymbol(symbol),
        argTypes: Object.fromEntries(props(project, symbol, signature).map((prop) => [prop.name, prop])),
      },
    ];
  });
}

function callSignature(checker: Checker, symbol: TypeSymbol): Signature | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  return type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
}

function props(project: Project, component: TypeSymbol, signature: Signature): readonly PropFacts[] {
  const { checker } = project;
  const parameter = checker.getParameterType(signature, 0);
  if (!parameter) return [];
  const defaults = defaultValues(project, component);
  return checker.getPropertiesOfType(parameter).flatMap((prop) => {
    const isNative = isForeign(prop);
    const type = checker.getTypeOfSymbol(prop);
    if (!type || (isNative && !NATIVE.has(prop.name))) return [];
    const { summary, detail, type: named } = typeFacts(checker, type);
    const defaultValue = defaults.get(prop.name);
    return [
      {
        name: prop.name,
        description: isNative ? '' : checker.getDocumentationCommentOfSymbol(prop),
        isNative,
        type: { ...named, required: (prop.flags & SymbolFlags.Optional) === 0 },
        table: {
          type: { summary, ...(detail === undefined ? {} : { detail }) },
          ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
        },
      },
    ];
  });
}

/** The defaults that a component gives to its destructured props, as they are written. */
function defaultValues(project: Project, component: TypeSymbol): ReadonlyMap<string, string> {
  const declaration = component.valueDeclaration?.resolve(project);
  const pattern =
    declaration && isFunctionDeclaration(declaration) ? declaration.parameters[0]?.name : undefined;
  if (!pattern || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }): [string, string][] =>
      name && initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  );
}
