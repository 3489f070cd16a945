import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cron } from 'croner';
import type { ErrorRequestHandler } from 'express';
import jsonServer from 'json-server';
import { Backend } from './backend/backend';
import type { Environment } from './backend/environment';
import { describeSync } from './backend/network';
import { nightlySchedule, syncAtNight } from './backend/nightly-sync';
import { serverMessages } from './backend/server-messages';
import { createControl } from './control/control';
import type { ControlParts } from './control/control-parts';
import { enterScenario, findScenario } from './control/scenario-routes';
import { Clock } from './host/clock';
import { contractHandler } from './host/contract-handler';
import { DurableStore } from './host/durable-store';
import type { FolderLost } from './host/folder-lock';
import { nodeEnvironment } from './host/node-environment';
import { foreignCall, isLoopbackAddress } from './host/origin-guard';
import { Recordings, UnusableRecording } from './host/recordings';
import { ReportLog } from './host/report-log';
import { RequestLog } from './host/request-log';
import { Snapshots } from './host/snapshots';
import { readStateFile } from './host/state-file';
import type { RecordOptions, ShadowAccount } from './options';
import { recordHar } from './recording/record-har';
import { Recorder } from './recording/recorder';
import { type RecordingName, recordingNameFrom } from './scenarios/recorded-scenario';
import type { ScenarioName } from './scenarios/scenarios';
import { daysSinceSeed, moveDates } from './seed/move-dates';
import { Shadow } from './shadow/shadow';
import { waitUnlessAborted } from './wait-unless-aborted';

export interface MockServerOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  data: string;
  seed?: string;
  /** Milliseconds, for every answer of the contract. */
  delay?: number;
  scenario?: ScenarioName | RecordingName | undefined;
  record?: RecordOptions | undefined;
  shadow?: ShadowAccount | undefined;
  /** Where recordings are; by default beside the scenarios. */
  recordings?: string;
  /** For links in mails when the call has no origin. */
  appUrl?: string;
  limitsLogins?: boolean;
  checksAnswers?: boolean;
  networkSeed?: number;
  /** Maximum size of a journal before it is compacted. */
  compactBytes?: number;
  environment?: Partial<Environment>;
  say?: (sentence: string) => void;
  /** Another server has the folder now: this one can no longer keep what it is told. By default it is said. */
  onFolderLost?: (error: FolderLost) => void;
}

export interface MockServer {
  /** Without a trailing slash. */
  url: string;
  backend: Backend;
  log: RequestLog;
  /** What is being recorded, or was made of a HAR file. */
  recording: RecordingName | undefined;
  /** For changes outside of a call. */
  commit: () => Promise<void>;
  close: () => Promise<void>;
}

/** The backend on a port, hosted by json-server's application and lowdb, without its routes. */
export async function createMockServer(options: MockServerOptions): Promise<MockServer> {
  const { port, host = '127.0.0.1', data, say = () => undefined } = options;
  const seedPath = options.seed ?? 'db.json';
  const clock = new Clock(options.environment?.now ?? (() => new Date()));
  // A file of one's own keeps its dates.
  const seed = (days = daysSinceSeed(clock.now())) =>
    options.seed === undefined ? moveDates(readStateFile(seedPath), days) : readStateFile(seedPath);
  const store = await DurableStore.open({
    folder: data,
    seed,
    say,
    compactBytes: options.compactBytes,
    onLost: options.onFolderLost ?? (({ message }) => say(message)),
    onFailure: (error) => say(`Les données n’ont pas pu être écrites sur le disque : ${String(error)}`),
  });
  if (options.seed !== undefined && options.scenario === undefined && store.wasThere)
    say(
      `Le dossier ${data} a déjà des données : elles sont gardées. Pour repartir de ${seedPath} : POST /__mock/reset`,
    );
  try {
    const environment: Environment = {
      ...nodeEnvironment({
        appUrl: options.appUrl ?? 'http://localhost:5173',
        limitsLogins: options.limitsLogins ?? false,
        networkSeed: options.networkSeed ?? 1,
        onMail: (mail) => say(`Mail pour ${mail.to} : ${mail.subject} ${mail.url ?? ''}`),
      }),
      ...options.environment,
      now: clock.now,
    };
    const recordings = new Recordings(options.recordings);
    const { record } = options;
    const recording =
      record?.har === undefined ? nameOfRecording(recordings, record) : await recordHar(recordings, record, say);
    const shadow = options.shadow && new Shadow({ ...options.shadow, say });
    const log = new RequestLog();
    const backend = new Backend({
      data: store.current(),
      environment,
      commit: (changes) => store.commit(changes),
      onCall: (call) => log.add(call),
      onAnswer: (request, response) => shadow?.see(request, response),
      onError: (error) => say(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      checksAnswers: options.checksAnswers ?? true,
      wait: waitUnlessAborted,
      delayMs: options.delay,
    });
    store.current = () => backend.state.toData();
    const snapshots = new Snapshots(join(data, 'snapshots'));
    const recorder = recorderOf(record, recording, recordings, say);
    backend.other = recorder;
    const control: ControlParts = {
      backend,
      environment,
      clock,
      store,
      log,
      reports: new ReportLog(),
      snapshots,
      seed,
      recordings,
      recorder,
      shadow,
      current: { scenario: null },
    };
    const first = recorder === undefined ? (recording ?? options.scenario) : undefined;
    const named = first === undefined ? undefined : findScenario(recordings, first);
    if (named !== undefined) await enterScenario(control, named.name, named.scenario);

    const nightly = scheduleSync(backend, environment, store, say);

    const listensBeyond = !(isLoopbackAddress(host) || host === 'localhost');
    const app = jsonServer.create();
    app.disable('x-powered-by');
    app.disable('etag');
    app.use((request, response, next) => {
      const reason = foreignCall(request.headers, listensBeyond);
      if (reason === undefined) next();
      else response.status(403).json({ message: reason });
    });
    app.use('/__mock', createControl(control));
    app.use(contractHandler(backend));
    app.use(answerUnforeseen(say));

    const server = createServer(app);
    await listen(server, port, host);
    const preparing = new AbortController();
    void prepareSearches(backend, preparing.signal);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
      backend,
      log,
      recording,
      commit: () => store.commit(backend.state.takeChanges()),
      close: async () => {
        nightly.stop();
        preparing.abort();
        await stop(server);
        await recorder?.close();
        await shadow?.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** @throws {UnusableRecording} where the wanted name is taken: a recording is never overwritten. */
function nameOfRecording(recordings: Recordings, record: RecordOptions | undefined): RecordingName | undefined {
  if (record?.target === undefined) return undefined;
  const { name, target } = record;
  if (name === undefined) return recordings.freeName(recordingNameFrom(new URL(target).host));
  if (!recordings.names().includes(name)) return name;
  throw new UnusableRecording(`${recordings.path(name)} existe déjà : choisissez un autre --record-name.`);
}

function recorderOf(
  record: RecordOptions | undefined,
  name: RecordingName | undefined,
  recordings: Recordings,
  say: (sentence: string) => void,
): Recorder | undefined {
  if (record?.target === undefined || name === undefined) return undefined;
  const { target, keepsNames } = record;
  return new Recorder({ target, name, keepsNames, say, save: (recording) => recordings.save(name, recording) });
}

/** Builds search indexes between calls; a new state builds its own on demand. */
async function prepareSearches({ state }: Backend, signal: AbortSignal): Promise<void> {
  for (const _slice of state.prepareSearches()) {
    if (signal.aborted) return;
    await nextTurn();
  }
}

function scheduleSync(
  backend: Backend,
  environment: Environment,
  store: DurableStore,
  say: (sentence: string) => void,
): Cron {
  const { pattern, timezone } = nightlySchedule;
  return new Cron(pattern, { timezone, unref: true, catch: (error) => say(String(error)) }, async () => {
    const report = syncAtNight(backend.state, environment);
    await store.commit(backend.state.takeChanges());
    if (report !== undefined) say(describeSync(report));
  });
}

/** Unreadable calls to the workbench, by status and type of Express's error. */
function sentenceOf(status: number, error: unknown): string {
  if (status >= 500) return serverMessages.internal;
  if (status === 413) return serverMessages.bodyTooLarge;
  const isBody = error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';
  return isBody ? serverMessages.malformedJson : serverMessages.unreadable;
}

/** Unforeseen errors stay private; unreadable calls to the workbench are explained. */
const answerUnforeseen =
  (say: (sentence: string) => void): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
    if (status >= 500) say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    response.status(status).json({ message: sentenceOf(status, error) });
  };

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
