import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule as oxlint runs it; oxlint exports the type only as a part of its tester. */
export type LintRule = Parameters<RuleTester['run']>[1];

/** A part of the source that a rule looks at, of one type: `LintNode<'CallExpression'>`. */
export type LintNode<Type extends AnyNode['type'] = AnyNode['type']> = Extract<AnyNode, { type: Type }>;

type AnyNode = Parameters<Scopes['getScope']>[0];
type Scopes = Context['sourceCode'];
type Context = Parameters<NonNullable<LintRule['create']>>[0];

/** Whether a value of a parsed source is a part of it, and no list or text. */
export function isNode(value: unknown): value is LintNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of a string that is written out, such as the path of an import; undefined for any other expression. */
export function writtenText(node: LintNode | null | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
