import { type Result, type Session, ok } from '@pgm/api/contract';
import { sampleSession } from '@pgm/machines/auth/otp/testing';
import type { FirebaseParts } from './firebase-sdk.ts';

/** An error as the SDK throws it; its message may contain personal data. */
export function sdkError(code: string): Error {
  return Object.assign(new Error(`Firebase: ${code} for +919000000001`), { code });
}

/** A Firebase project for tests; it does what the test defines, and records the calls. */
export class FakeFirebase {
  /** The calls to the SDK and to our server, in order. */
  readonly requested: unknown[] = [];
  /** The number of open projects. */
  open = 0;
  /** The errors that the SDK throws instead of doing the step. */
  broken: { load?: Error; send?: Error; confirm?: Error; popup?: Error; close?: Error } = {};
  /** The results of our server; the last one repeats. */
  results: Result<Session>[] = [];
  /** Runs while a code is being sent. */
  onSend: () => void = () => undefined;

  readonly parts: FirebaseParts = {
    project: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' },
    loadSdk: async () => {
      throwIf(this.broken.load);
      return {
        open: (project) => {
          this.open += 1;
          this.requested.push({ open: project.projectId });
          return {
            sendCode: async (number) => {
              this.requested.push({ send: number });
              throwIf(this.broken.send);
              this.onSend();
              return async (code) => {
                this.requested.push({ confirm: code });
                throwIf(this.broken.confirm);
                return `token of ${code}`;
              };
            },
            signInWithGoogle: async () => {
              throwIf(this.broken.popup);
              this.onSend();
              return 'token of Google';
            },
            close: async () => {
              this.open -= 1;
              throwIf(this.broken.close);
            },
          };
        },
      };
    },
    finish: async (proof) => {
      this.requested.push({ finish: proof });
      return (this.results.length > 1 ? this.results.shift() : this.results[0]) ?? ok(sampleSession);
    },
  };
}

function throwIf(error: Error | undefined): void {
  if (error) throw error;
}
