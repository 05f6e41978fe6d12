type Encoding = 'utf8' | 'hex' | 'latin1' | 'base64' | 'base64url';

/** An array of bytes, made from other bytes. */
const Bytes: new (bytes: ArrayLike<number> | ArrayBuffer) => Uint8Array<ArrayBuffer> = Uint8Array;

/** The part of Node's `Buffer` that the server uses. */
export class Buffer extends Bytes {
  static from(value: string | ArrayLike<number> | ArrayBuffer, encoding?: Encoding): Buffer {
    if (typeof value !== 'string') return new Buffer(value);
    if (encoding === 'hex')
      return new Buffer((value.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
    if (encoding === 'latin1') return fromLatin1(value);
    if (encoding === 'base64' || encoding === 'base64url') return fromBase64(value);
    return new Buffer(new TextEncoder().encode(value));
  }

  static concat(parts: readonly Uint8Array[]): Buffer {
    const whole = Buffer.alloc(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  static alloc(length: number): Buffer {
    return new Buffer(new Uint8Array(length));
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, index) => byte === other[index]);
  }

  override toString(encoding: Encoding = 'utf8'): string {
    if (encoding === 'utf8') return new TextDecoder().decode(this);
    if (encoding === 'hex') return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const latin1 = Array.from(this, (byte) => String.fromCodePoint(byte)).join('');
    if (encoding === 'latin1') return latin1;
    const base64 = btoa(latin1);
    return encoding === 'base64'
      ? base64
      : base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

const fromLatin1 = (text: string) =>
  new Buffer(Array.from(text, (character) => character.codePointAt(0) ?? 0));

const fromBase64 = (text: string) => fromLatin1(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
