import { type Result, type Session, ok } from '@pgm/api/contract';
import { sampleSession } from '@pgm/machines/otp';
import type { FirebaseParts } from './firebase-sdk.ts';

/** An error as the SDK throws it; its message may say anything about the person. */
export function sdkError(code: string): Error {
  return Object.assign(new Error(`Firebase: ${code} for +919000000001`), { code });
}

/** A project for tests that does what they say, and remembers what was asked of it. */
export class FakeFirebase {
  /** In order: what the SDK and our server were asked for. */
  readonly asked: unknown[] = [];
  /** How many projects are open. */
  open = 0;
  /** What is thrown in place of doing the next thing. */
  broken: { load?: Error; send?: Error; confirm?: Error; popup?: Error; close?: Error } = {};
  /** What our server answers, the last for good. */
  answers: Result<Session>[] = [];
  /** Runs while a code is on its way. */
  onSend: () => void = () => undefined;

  readonly parts: FirebaseParts = {
    project: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' },
    loadSdk: async () => {
      throwIf(this.broken.load);
      return {
        open: (project) => {
          this.open += 1;
          this.asked.push({ open: project.projectId });
          return {
            sendCode: async (number) => {
              this.asked.push({ send: number });
              throwIf(this.broken.send);
              this.onSend();
              return async (code) => {
                this.asked.push({ confirm: code });
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
      this.asked.push({ finish: proof });
      return (this.answers.length > 1 ? this.answers.shift() : this.answers[0]) ?? ok(sampleSession);
    },
  };
}

function throwIf(error: Error | undefined): void {
  if (error) throw error;
}
