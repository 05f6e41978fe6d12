/** Words of programs, of HTTP and of browsers. */
const JARGON =
  /Words of HTTP|\boops\b|Bad Gateway|Unexpected (?:token|end)|Failed to fetch$|\[object|undefined|\bNaN\b|Error:|[a-z]Error\b|DOMException|The run has ended|invalid_type|Invalid input|is not valid JSON|<!doctype|"success"|\bat \w+ \(|node_modules|is not provided/im;

/** What no person should read in a text; undefined when there is nothing. */
export function jargonIn(text: string): string | undefined {
  return JARGON.exec(text)?.[0];
}
