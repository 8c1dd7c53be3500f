/** A figure that the service is to reach. */
export interface ServiceTarget {
  readonly figure: string;
  readonly what: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** What the service must reach, in the same run on the same machine. */
export const SERVICE_TARGETS: readonly ServiceTarget[] = [
  {
    figure: 'page_over_bare',
    what: 'GET /v1/devices over bare node:http with the same bytes',
    atLeast: 0.4,
  },
  {
    figure: 'call_over_bare',
    what: 'durable writes by host.call over a bare group commit',
    atLeast: 0.5,
  },
  {
    figure: 'http_over_bare',
    what: 'durable writes over HTTP over a bare group commit behind bare node:http',
    atLeast: 0.5,
  },
  { figure: 'idle_mb', what: 'MB more with 2,000 idle streams', atMost: 100 },
  { figure: 'frames_per_second', what: 'frames a second to 200 streams', atLeast: 30_000 },
  { figure: 'page_over_dry_run', what: 'time of a dry run over that of the GET', atMost: 2 },
];
