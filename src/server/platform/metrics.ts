interface Declared {
  readonly help: string;
  readonly labels: readonly string[];
}

interface DeclaredHistogram extends Declared {
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
}

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const TICK_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25];
const WORK_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

/** Counted where it happens, by `countMetric`. No label names a user, an address or a path with ids. */
export const COUNTERS = {
  dolphin_http_requests_total: {
    help: 'Answered requests, by the id of the route in the contract and the status.',
    labels: ['route', 'code'],
  },
  dolphin_limits_refused_total: {
    help: 'Calls refused because their minute was used up, by the name of the limit.',
    labels: ['limit'],
  },
  dolphin_sign_ins_total: {
    help: 'Sign-ins by password, by outcome: ok, wrong, locked or disabled.',
    labels: ['outcome'],
  },
  dolphin_cheats_total: { help: 'Refused cheats, by kind.', labels: ['kind'] },
  dolphin_verdicts_total: {
    help: 'Judged programs, by verdict and language; SYSTEM is a fault of the judge.',
    labels: ['verdict', 'language'],
  },
  dolphin_jobs_total: {
    help: 'Ended attempts of jobs, by task and outcome: ok or failed.',
    labels: ['task', 'outcome'],
  },
  dolphin_payments_total: { help: 'Payments that reached a state.', labels: ['state'] },
  dolphin_mails_total: {
    help: 'Mails handed to the mail server, by state: sent or refused.',
    labels: ['state'],
  },
  dolphin_text_messages_total: { help: 'Text messages that reached a state.', labels: ['state'] },
} as const satisfies Record<string, Declared>;

/** Observed where it happens, by `observeMetric`, in seconds. */
export const HISTOGRAMS = {
  dolphin_http_request_seconds: {
    help: 'Time to the end of the answer, by the id of the route.',
    labels: ['route'],
    buckets: REQUEST_SECONDS,
  },
  dolphin_tick_seconds: {
    help: 'Time of one patch of one world room.',
    labels: [],
    buckets: TICK_SECONDS,
  },
  dolphin_tick_lag_seconds: {
    help: 'How late a patch of a world room began.',
    labels: [],
    buckets: TICK_SECONDS,
  },
  dolphin_judge_wait_seconds: {
    help: 'Time from the arrival at the judge of this process to the first turn, by lane.',
    labels: ['lane'],
    buckets: WORK_SECONDS,
  },
  dolphin_job_seconds: {
    help: 'Time of one attempt of a job, by task.',
    labels: ['task'],
    buckets: WORK_SECONDS,
  },
} as const satisfies Record<string, DeclaredHistogram>;

/** Read when /metrics is asked for, by the readers of `metricReaders`. Those of the database are the same at every process. */
export const READINGS = {
  dolphin_rooms: { help: 'Open rooms of this process, by kind.', labels: ['kind'], type: 'gauge' },
  dolphin_players: {
    help: 'Connections in the rooms of this process, by kind.',
    labels: ['kind'],
    type: 'gauge',
  },
  dolphin_network_bytes_total: {
    help: 'Bytes of all connections of this process, by direction and kind: http or websocket.',
    labels: ['direction', 'kind'],
    type: 'counter',
  },
  dolphin_judge_waiting: {
    help: 'Programs that wait at the judge of this process, by lane.',
    labels: ['lane'],
    type: 'gauge',
  },
  dolphin_judge_workers: {
    help: 'Workers of the judge of this process, by state: ready, busy or spare.',
    labels: ['state'],
    type: 'gauge',
  },
  dolphin_judge_workers_replaced_total: {
    help: 'Workers thrown away after a kill, a crash or an odd answer.',
    labels: [],
    type: 'counter',
  },
  dolphin_judge_queue: {
    help: 'Submissions in the queue of all processes, by priority and state: waiting or judged.',
    labels: ['priority', 'state'],
    type: 'gauge',
  },
  dolphin_judge_queue_oldest_seconds: {
    help: 'How long the oldest submission has been waiting for a judge.',
    labels: [],
    type: 'gauge',
  },
  dolphin_jobs: {
    help: 'Jobs in the queue of all processes, by task and state: waiting, retrying or failed.',
    labels: ['task', 'state'],
    type: 'gauge',
  },
  dolphin_jobs_oldest_seconds: {
    help: 'How long the oldest job that could run has been waiting.',
    labels: [],
    type: 'gauge',
  },
  dolphin_database_connections: {
    help: 'Connections of the pool of requests, by state: busy or idle.',
    labels: ['state'],
    type: 'gauge',
  },
  dolphin_database_waiting: { help: 'Statements that wait for a connection.', labels: [], type: 'gauge' },
  dolphin_refunds_open: { help: 'Refunds that the provider has not made yet.', labels: [], type: 'gauge' },
} as const satisfies Record<string, Declared & { readonly type: 'gauge' | 'counter' }>;

export type CounterName = keyof typeof COUNTERS;
export type HistogramName = keyof typeof HISTOGRAMS;
export type ReadingName = keyof typeof READINGS;
export type LabelValues = Readonly<Record<string, string | number>>;

type LabelsOf<Entry extends Declared> = Readonly<Record<Entry['labels'][number], string | number>>;

/** Takes what is counted and observed while /metrics is on. */
export interface MetricSink {
  count(name: CounterName, labels: LabelValues): void;
  observe(name: HistogramName, labels: LabelValues, seconds: number): void;
}

let sink: MetricSink | undefined;

/** Sends everything that this process counts to a sink from now on; undefined turns it off. */
export function sendMetricsTo(next: MetricSink | undefined): void {
  sink = next;
}

/** Adds one to a counter; does nothing while /metrics is off. */
export function countMetric<Name extends CounterName>(
  name: Name,
  labels: LabelsOf<(typeof COUNTERS)[Name]>,
): void {
  sink?.count(name, labels);
}

/** Notes a duration in milliseconds; does nothing while /metrics is off. */
export function observeMetric<Name extends HistogramName>(
  name: Name,
  labels: LabelsOf<(typeof HISTOGRAMS)[Name]>,
  milliseconds: number,
): void {
  sink?.observe(name, labels, milliseconds / 1000);
}
