// Nothing reads the metrics of a tab.

export class Counter {
  inc(): void {}
}

export class Gauge {
  set(): void {}
}

export class Histogram {
  observe(): void {}
}

export class Registry {
  readonly contentType = 'text/plain';

  async metrics(): Promise<string> {
    return '';
  }
}

export const collectDefaultMetrics = () => undefined;
