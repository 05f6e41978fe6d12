import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What this process counts, in the text format of Prometheus. Labels have few values: never an id or an address. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Responses and their duration, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers: [this.#registry],
  });
  readonly #jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of scheduled jobs and their duration.',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [this.#registry],
  });
  readonly #lastRuns = this.gauge('job_last_success_timestamp_seconds', 'When a job last succeeded here.', [
    'job',
  ]);
  readonly #expected = this.gauge('job_expected_timestamp_seconds', 'Since when this process runs a job.', [
    'job',
  ]);
  readonly #messages = new Counter({
    name: 'messages_total',
    help: 'SMS and mails by result; kind is otp for SMS with a code.',
    labelNames: ['channel', 'kind', 'result'],
    registers: [this.#registry],
  });

  /** Text of all metrics. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Adds memory, CPU time and event loop delay of the process. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds a value that its owner sets, such as right before each read. */
  gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Gauge<Label> {
    return new Gauge({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  countRequest(labels: { method: string; route: string; status: number }, ms: number): void {
    this.#requests.observe(labels, ms / 1000);
  }

  /** Says that a job is to run from now on, so that one is missed that never succeeds. */
  expectJob(job: string, at: number): void {
    this.#expected.set({ job }, at / 1000);
  }

  countJob(job: string, result: 'success' | 'failure', ms: number, at: number): void {
    this.#jobs.observe({ job, result }, ms / 1000);
    if (result === 'success') this.#lastRuns.set({ job }, at / 1000);
  }

  countMessage(channel: 'sms' | 'email', kind: 'otp' | 'other', isSent: boolean): void {
    this.#messages.inc({ channel, kind, result: isSent ? 'sent' : 'failed' });
  }
}
