import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import * as v from 'valibot';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { Session } from '../../../src/api/contract/strict/answers';
import { processEnded } from './process-ended';

/** A fault as `POST /__mock/faults` takes it: the next `times` matching calls fail in that way. */
export interface Fault {
  method: string;
  path: string;
  kind?: 'status' | 'delay' | 'drop' | 'truncate' | 'garbage';
  status?: number;
  body?: unknown;
  delay_ms?: number;
  times?: number;
}

const EnteredScenario = v.object({ session: v.nullable(Session) });

interface OwnMockStart {
  more?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * A mock server as `npm run mock` starts it: a test may set a scenario, stop the server, and start it again with its
 * data.
 */
export class OwnMock {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'missio-mock-'));
  #child: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param more further options of the command */
  async start({ more = [], env = {} }: OwnMockStart = {}): Promise<void> {
    const args = ['--port', String(this.#port), '--data', this.#folder, ...more];
    const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      // It says where it listens once it does.
      child.stdout.on('data', (chunk) => String(chunk).includes(this.url) && resolve());
      child.once('exit', (code) => reject(new Error(`The mock server ended at once, with ${code}`)));
    });
  }

  /** As a crash would, in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (!this.#child) return;
    this.#child.kill('SIGKILL');
    await processEnded(this.#child);
    this.#child = null;
  }

  /** Restores the initial data. */
  async reset(): Promise<void> {
    await this.#call((context) => context.post('/__mock/reset'));
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Puts a scenario's data and faults in place, and opens a session for its account. */
  async enter(scenario: ScenarioName): Promise<v.InferOutput<typeof Session> | null> {
    const answer = await this.#call((context) => context.post(`/__mock/scenario/${scenario}`));
    return v.parse(EnteredScenario, answer).session;
  }

  /** The next matching calls fail. */
  async armFault(fault: Fault): Promise<void> {
    await this.#call((context) => context.post('/__mock/faults', { data: fault }));
  }

  async clearFaults(): Promise<void> {
    await this.#call((context) => context.delete('/__mock/faults'));
  }

  /** A session of one of the known accounts. */
  async logIn(account: { email: string; password: string }): Promise<v.InferOutput<typeof Session>> {
    return v.parse(Session, await this.#call((context) => context.post('/api/auth/login', { data: account })));
  }

  async #call(send: (context: APIRequestContext) => ReturnType<APIRequestContext['post']>): Promise<unknown> {
    const context = await request.newContext({ baseURL: this.url });
    try {
      const response = await send(context);
      if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
      return await response.json();
    } finally {
      await context.dispose();
    }
  }
}
